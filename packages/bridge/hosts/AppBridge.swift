// Reference host: copy it into the app, and implement NativeActions. `pnpm generate` makes the lines between its marks from
// packages/bridge/src/native/verbs.ts: change a verb there.
import Foundation
import WebKit

/// The result of a command. `data` is nil or a value that JSONSerialization accepts.
public struct NativeReply {
    public let ok: Bool
    public let data: Any?

    public init(ok: Bool, data: Any? = nil) {
        self.ok = ok
        self.data = data
    }
}

/// What the app does for each verb. Runs on the main thread; calls `reply` at most once.
public protocol NativeActions: AnyObject {
    // pnpm generate: actions
    /// Opens a page of the app by its native name. Since 1.0.0.
    func goToPage(page: String, params: [String: String], reply: @escaping (NativeReply) -> Void)
    /// Closes the webview. Since 1.0.0.
    func closeWebview(reply: @escaping (NativeReply) -> Void)
    /// Opens the app's home page. Since 1.0.0.
    func goHome(reply: @escaping (NativeReply) -> Void)
    /// Opens the borrower's own page in the app. Since 1.0.0.
    func goMine(reply: @escaping (NativeReply) -> Void)
    /// Opens the app's login page. Since 1.0.0.
    func returnToLogin(reply: @escaping (NativeReply) -> Void)
    /// Dials a phone number. Since 1.0.0.
    func callPhone(number: String, reply: @escaping (NativeReply) -> Void)
    /// Opens the app's rating page in the store. Since 1.0.0.
    func goToRating(reply: @escaping (NativeReply) -> Void)
    /// Records a tracking point. Since 1.0.0.
    func confirmTrackingPoint(name: String, params: [String: String], reply: @escaping (NativeReply) -> Void)
    /// Notes that the bank step has begun. Since 1.0.0.
    func startBankStep(reply: @escaping (NativeReply) -> Void)
    /// Notes that the bank step has ended. Since 1.0.0.
    func endBankStep(reply: @escaping (NativeReply) -> Void)
    // pnpm generate: end
}

/// The message handler of a web view: configuration.userContentController.add(bridge, name: "AppBridge").
/// `site` is the origin of the lender's site, "https://www.lender.example". Links may open pages of other sites in the
/// same web view: they have no bridge.
public final class AppBridge: NSObject, WKScriptMessageHandler {
    public weak var webView: WKWebView?
    private let site: String
    private let actions: NativeActions

    public init(site: String, actions: NativeActions) {
        self.site = site
        self.actions = actions
    }

    /// Receives a message of the page. One that is malformed, or that a frame or another site's page sent, is ignored.
    public func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage) {
        let origin = message.frameInfo.securityOrigin
        let port = origin.port == 0 ? "" : ":\(origin.port)"
        guard message.frameInfo.isMainFrame,
            "\(origin.protocol)://\(origin.host)\(port)" == site,
            let body = message.body as? [String: Any],
            let id = body["id"] as? String,
            let command = body["command"] as? String,
            let params = body["params"] as? [String: String]
        else { return }
        perform(command, params) { [weak self] in self?.send(id, $0) }
    }

    /// Offers the native back gesture to the page. Calls `onUnhandled` when the page does not handle it.
    public func back(onUnhandled: @escaping () -> Void) {
        let script = "new CustomEvent('appbridge:back', {cancelable: true})"
        webView?.evaluateJavaScript(dispatch(script)) { result, _ in
            if result as? Bool == true { onUnhandled() }
        }
    }

    /// A script that dispatches an event on the site's page. On another page it dispatches nothing and is true.
    private func dispatch(_ event: String) -> String {
        "location.origin !== '\(site)' || window.dispatchEvent(\(event))"
    }

    private func perform(_ command: String, _ params: [String: String], _ reply: @escaping (NativeReply) -> Void) {
        switch command {
        // pnpm generate: cases
        case "goToPage":
            guard let page = params["page"] else { return reply(NativeReply(ok: false)) }
            actions.goToPage(page: page, params: params.filter { $0.key != "page" }, reply: reply)
        case "closeWebview":
            actions.closeWebview(reply: reply)
        case "goHome":
            actions.goHome(reply: reply)
        case "goMine":
            actions.goMine(reply: reply)
        case "returnToLogin":
            actions.returnToLogin(reply: reply)
        case "callPhone":
            guard let number = params["number"] else { return reply(NativeReply(ok: false)) }
            actions.callPhone(number: number, reply: reply)
        case "goToRating":
            actions.goToRating(reply: reply)
        case "confirmTrackingPoint":
            guard let name = params["name"] else { return reply(NativeReply(ok: false)) }
            actions.confirmTrackingPoint(name: name, params: params.filter { $0.key != "name" }, reply: reply)
        case "startBankStep":
            actions.startBankStep(reply: reply)
        case "endBankStep":
            actions.endBankStep(reply: reply)
        // pnpm generate: end
        default:
            reply(NativeReply(ok: false))
        }
    }

    private func send(_ id: String, _ reply: NativeReply) {
        let detail: [String: Any] = ["id": id, "ok": reply.ok, "data": reply.data ?? NSNull()]
        guard let bytes = try? JSONSerialization.data(withJSONObject: detail),
            let json = String(data: bytes, encoding: .utf8)
        else { return }
        let script = "new CustomEvent('appbridge:reply', {detail: \(json)})"
        DispatchQueue.main.async { self.webView?.evaluateJavaScript(self.dispatch(script)) }
    }
}
