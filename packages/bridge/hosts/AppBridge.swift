// Reference host: copy it into the app, and implement NativeActions for the verbs of docs/native-apps.md.
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

/// What the app does for each verb.
public protocol NativeActions: AnyObject {
    /// Runs on the main thread. Calls `reply` at most once, with `NativeReply(ok: false)` for a command that the app does not know.
    func perform(_ command: String, params: [String: String], reply: @escaping (NativeReply) -> Void)
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
        actions.perform(command, params: params) { [weak self] in self?.send(id, $0) }
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

    private func send(_ id: String, _ reply: NativeReply) {
        let detail: [String: Any] = ["id": id, "ok": reply.ok, "data": reply.data ?? NSNull()]
        guard let bytes = try? JSONSerialization.data(withJSONObject: detail),
            let json = String(data: bytes, encoding: .utf8)
        else { return }
        let script = "new CustomEvent('appbridge:reply', {detail: \(json)})"
        DispatchQueue.main.async { self.webView?.evaluateJavaScript(self.dispatch(script)) }
    }
}
