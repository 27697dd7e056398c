import type { NativeVerbs } from "@lending/bridge/native-verbs";

const HEAD =
  "// Made by `pnpm native` from packages/bridge/src/native/verbs.ts: change a verb there, never here.\n// Reference host: copy it into the app, and implement NativeActions.\n";

const onPlatform = (verbs: NativeVerbs, platform: "android" | "ios") =>
  Object.entries(verbs).filter(([, { platforms }]) => platforms.includes(platform));

const lines = (texts: readonly string[], indent: string) => texts.map((text) => `${indent}${text}`).join("\n");

/** Returns the reference host for Android. It needs only the platform's own classes. */
export function renderKotlin(verbs: NativeVerbs): string {
  const own = onPlatform(verbs, "android");
  const actions = own.flatMap(([name, { does, argument, isOpen, since }]) => {
    const parameters = [
      ...(argument ? [`${argument.name}: String`] : []),
      ...(isOpen ? ["params: Map<String, String>"] : []),
      "reply: (NativeReply) -> Unit",
    ];
    return [`/** ${does} Since ${since}. */`, `fun ${name}(${parameters.join(", ")})`];
  });
  const cases = own.map(([name, { argument, isOpen }]) => {
    const values = [
      ...(argument ? [`params["${argument.name}"] ?: return reply(NativeReply(false))`] : []),
      ...(isOpen ? [argument ? `params - "${argument.name}"` : "params"] : []),
      "reply",
    ];
    return `"${name}" -> actions.${name}(${values.join(", ")})`;
  });
  return `${HEAD}package lending.bridge

import android.webkit.JavascriptInterface
import android.webkit.WebView
import org.json.JSONException
import org.json.JSONObject

/** The result of a command. \`data\` is null, a Boolean, a Number, a String, a JSONObject or a JSONArray. */
class NativeReply(val ok: Boolean, val data: Any? = null)

/** What the app does for each verb. Runs on the main thread; calls \`reply\` at most once. */
interface NativeActions {
${lines(actions, "    ")}
}

/**
 * The bridge object of a webview: webView.addJavascriptInterface(AppBridge(webView, site, actions), "AppBridge").
 * \`site\` is the origin of the lender's site, "https://www.lender.example". Links may open pages of other sites in the
 * same webview: they have no bridge. Frames of a page see the bridge too, so the site's frames run no scripts.
 */
class AppBridge(private val webView: WebView, private val site: String, private val actions: NativeActions) {
    /** Receives a message of the page. One that is malformed, or that another site's page sent, is ignored. */
    @JavascriptInterface
    fun postMessage(text: String) {
        try {
            val message = JSONObject(text)
            val given = message.optJSONObject("params") ?: JSONObject()
            val params = mutableMapOf<String, String>()
            for (name in given.keys()) params["$name"] = given.getString("$name")
            val id = message.getString("id")
            val command = message.getString("command")
            webView.post { if (isOwnPage()) perform(command, params) { send(id, it) } }
        } catch (fault: JSONException) {
            return
        }
    }

    /** Offers the native back button to the page. Calls \`onUnhandled\` when the page does not handle it. */
    fun back(onUnhandled: () -> Unit) {
        val script = "window.dispatchEvent(new CustomEvent('appbridge:back', {cancelable: true}))"
        webView.evaluateJavascript(script) { isUnhandled -> if (isUnhandled == "true") onUnhandled() }
    }

    private fun isOwnPage() = webView.url?.startsWith("$site/") == true

    private fun perform(command: String, params: Map<String, String>, reply: (NativeReply) -> Unit) {
        when (command) {
${lines(cases, "            ")}
            else -> reply(NativeReply(false))
        }
    }

    private fun send(id: String, reply: NativeReply) {
        val detail = JSONObject().put("id", id).put("ok", reply.ok).put("data", reply.data ?: JSONObject.NULL)
        val script = "window.dispatchEvent(new CustomEvent('appbridge:reply', {detail: $detail}))"
        webView.post { if (isOwnPage()) webView.evaluateJavascript(script, null) }
    }
}
`;
}

/** Returns the reference host for iOS. It needs Foundation and WebKit. */
export function renderSwift(verbs: NativeVerbs): string {
  const own = onPlatform(verbs, "ios");
  const actions = own.flatMap(([name, { does, argument, isOpen, since }]) => {
    const parameters = [
      ...(argument ? [`${argument.name}: String`] : []),
      ...(isOpen ? ["params: [String: String]"] : []),
      "reply: @escaping (NativeReply) -> Void",
    ];
    return [`/// ${does} Since ${since}.`, `func ${name}(${parameters.join(", ")})`];
  });
  const cases = own.flatMap(([name, { argument, isOpen }]) => {
    const values = [
      ...(argument ? [`${argument.name}: ${argument.name}`] : []),
      ...(isOpen ? [`params: ${argument ? `params.filter { $0.key != "${argument.name}" }` : "params"}`] : []),
      "reply: reply",
    ];
    return [
      `case "${name}":`,
      ...(argument
        ? [`    guard let ${argument.name} = params["${argument.name}"] else { return reply(NativeReply(ok: false)) }`]
        : []),
      `    actions.${name}(${values.join(", ")})`,
    ];
  });
  return `${HEAD}import Foundation
import WebKit

/// The result of a command. \`data\` is nil or a value that JSONSerialization accepts.
public struct NativeReply {
    public let ok: Bool
    public let data: Any?

    public init(ok: Bool, data: Any? = nil) {
        self.ok = ok
        self.data = data
    }
}

/// What the app does for each verb. Runs on the main thread; calls \`reply\` at most once.
public protocol NativeActions: AnyObject {
${lines(actions, "    ")}
}

/// The message handler of a web view: configuration.userContentController.add(bridge, name: "AppBridge").
/// \`site\` is the origin of the lender's site, "https://www.lender.example". Links may open pages of other sites in the
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
        let port = origin.port == 0 ? "" : ":\\(origin.port)"
        guard message.frameInfo.isMainFrame,
            "\\(origin.protocol)://\\(origin.host)\\(port)" == site,
            let body = message.body as? [String: Any],
            let id = body["id"] as? String,
            let command = body["command"] as? String,
            let params = body["params"] as? [String: String]
        else { return }
        perform(command, params) { [weak self] in self?.send(id, $0) }
    }

    /// Offers the native back gesture to the page. Calls \`onUnhandled\` when the page does not handle it.
    public func back(onUnhandled: @escaping () -> Void) {
        let script = "window.dispatchEvent(new CustomEvent('appbridge:back', {cancelable: true}))"
        webView?.evaluateJavaScript(script) { result, _ in
            if result as? Bool == true { onUnhandled() }
        }
    }

    private func perform(_ command: String, _ params: [String: String], _ reply: @escaping (NativeReply) -> Void) {
        switch command {
${lines(cases, "        ")}
        default:
            reply(NativeReply(ok: false))
        }
    }

    private func send(_ id: String, _ reply: NativeReply) {
        let detail: [String: Any] = ["id": id, "ok": reply.ok, "data": reply.data ?? NSNull()]
        guard let bytes = try? JSONSerialization.data(withJSONObject: detail),
            let json = String(data: bytes, encoding: .utf8)
        else { return }
        let script = "window.dispatchEvent(new CustomEvent('appbridge:reply', {detail: \\(json)}))"
        DispatchQueue.main.async { self.webView?.evaluateJavaScript(script) }
    }
}
`;
}
