// Reference host: copy it into the app, and implement NativeActions. `pnpm native` makes the lines between its marks from
// packages/bridge/src/native/verbs.ts: change a verb there.
package lending.bridge

import android.webkit.JavascriptInterface
import android.webkit.WebView
import org.json.JSONException
import org.json.JSONObject

/** The result of a command. `data` is null, a Boolean, a Number, a String, a JSONObject or a JSONArray. */
class NativeReply(val ok: Boolean, val data: Any? = null)

/** What the app does for each verb. Runs on the main thread; calls `reply` at most once. */
interface NativeActions {
    // pnpm native: actions
    /** Opens a page of the app by its native name. Since 1.0.0. */
    fun goToPage(page: String, params: Map<String, String>, reply: (NativeReply) -> Unit)
    /** Closes the webview. Since 1.0.0. */
    fun closeWebview(reply: (NativeReply) -> Unit)
    /** Opens the app's home page. Since 1.0.0. */
    fun goHome(reply: (NativeReply) -> Unit)
    /** Opens the borrower's own page in the app. Since 1.0.0. */
    fun goMine(reply: (NativeReply) -> Unit)
    /** Opens the app's login page. Since 1.0.0. */
    fun returnToLogin(reply: (NativeReply) -> Unit)
    /** Dials a phone number. Since 1.0.0. */
    fun callPhone(number: String, reply: (NativeReply) -> Unit)
    /** Opens the app's rating page in the store. Since 1.0.0. */
    fun goToRating(reply: (NativeReply) -> Unit)
    /** Records a tracking point. Since 1.0.0. */
    fun confirmTrackingPoint(name: String, params: Map<String, String>, reply: (NativeReply) -> Unit)
    /** Notes that the bank step has begun. Since 1.0.0. */
    fun startBankStep(reply: (NativeReply) -> Unit)
    /** Notes that the bank step has ended. Since 1.0.0. */
    fun endBankStep(reply: (NativeReply) -> Unit)
    // pnpm native: end
}

/**
 * The bridge object of a webview: webView.addJavascriptInterface(AppBridge(webView, site, actions), "AppBridge").
 * `site` is the origin of the lender's site, "https://www.lender.example". Links may open pages of other sites in the
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

    /** Offers the native back button to the page. Calls `onUnhandled` when the page does not handle it. */
    fun back(onUnhandled: () -> Unit) {
        val script = "window.dispatchEvent(new CustomEvent('appbridge:back', {cancelable: true}))"
        webView.evaluateJavascript(script) { isUnhandled -> if (isUnhandled == "true") onUnhandled() }
    }

    private fun isOwnPage() = webView.url?.startsWith("$site/") == true

    private fun perform(command: String, params: Map<String, String>, reply: (NativeReply) -> Unit) {
        when (command) {
            // pnpm native: cases
            "goToPage" -> actions.goToPage(params["page"] ?: return reply(NativeReply(false)), params - "page", reply)
            "closeWebview" -> actions.closeWebview(reply)
            "goHome" -> actions.goHome(reply)
            "goMine" -> actions.goMine(reply)
            "returnToLogin" -> actions.returnToLogin(reply)
            "callPhone" -> actions.callPhone(params["number"] ?: return reply(NativeReply(false)), reply)
            "goToRating" -> actions.goToRating(reply)
            "confirmTrackingPoint" -> actions.confirmTrackingPoint(params["name"] ?: return reply(NativeReply(false)), params - "name", reply)
            "startBankStep" -> actions.startBankStep(reply)
            "endBankStep" -> actions.endBankStep(reply)
            // pnpm native: end
            else -> reply(NativeReply(false))
        }
    }

    private fun send(id: String, reply: NativeReply) {
        val detail = JSONObject().put("id", id).put("ok", reply.ok).put("data", reply.data ?: JSONObject.NULL)
        val script = "window.dispatchEvent(new CustomEvent('appbridge:reply', {detail: $detail}))"
        webView.post { if (isOwnPage()) webView.evaluateJavascript(script, null) }
    }
}
