// Reference host: copy it into the app, and implement NativeActions. `pnpm generate` makes the lines between its marks from
// packages/bridge/src/native/verbs.ts: change a verb there.
package lending.bridge

import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

/** The result of a command. `data` is null, a Boolean, a Number, a String, a JSONObject or a JSONArray. */
class NativeReply(val ok: Boolean, val data: Any? = null)

/** What the app does for each verb. Runs on the main thread; calls `reply` at most once. */
interface NativeActions {
    // pnpm generate: actions
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
    // pnpm generate: end
}

/**
 * The bridge object of a webview: create it before the webview loads its first page. `site` is the origin of the
 * lender's site, "https://www.lender.example". Links may open pages of other sites in the same webview: the webview
 * itself keeps the object from them, and from their frames. An old WebView without message listeners has no bridge; the
 * page then uses the link scheme. Needs androidx.webkit 1.3 or newer.
 */
class AppBridge(private val webView: WebView, private val site: String, private val actions: NativeActions) {
    init {
        if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) {
            // The rule is checked by the webview, for the frame that posts. It also calls the listener on the main thread.
            WebViewCompat.addWebMessageListener(webView, "AppBridge", setOf(site)) { _, message, _, isMainFrame, _ ->
                if (isMainFrame) receive(message.data ?: "")
            }
        }
    }

    /** Receives a message of the site's page. A malformed one is ignored. */
    private fun receive(text: String) {
        try {
            val message = JSONObject(text)
            val given = message.optJSONObject("params") ?: JSONObject()
            val params = mutableMapOf<String, String>()
            for (name in given.keys()) params["$name"] = given.getString("$name")
            val id = message.getString("id")
            perform(message.getString("command"), params) { send(id, it) }
        } catch (fault: JSONException) {
            return
        }
    }

    /** Offers the native back button to the page. Calls `onUnhandled` when the page does not handle it. */
    fun back(onUnhandled: () -> Unit) {
        val script = "new CustomEvent('appbridge:back', {cancelable: true})"
        webView.evaluateJavascript(dispatch(script)) { isUnhandled -> if (isUnhandled == "true") onUnhandled() }
    }

    /** A script that dispatches an event on the site's page. On another page it dispatches nothing and is true. */
    private fun dispatch(event: String) = "location.origin !== '$site' || window.dispatchEvent($event)"

    private fun perform(command: String, params: Map<String, String>, reply: (NativeReply) -> Unit) {
        when (command) {
            // pnpm generate: cases
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
            // pnpm generate: end
            else -> reply(NativeReply(false))
        }
    }

    private fun send(id: String, reply: NativeReply) {
        val detail = JSONObject().put("id", id).put("ok", reply.ok).put("data", reply.data ?: JSONObject.NULL)
        val script = "new CustomEvent('appbridge:reply', {detail: $detail})"
        webView.post { webView.evaluateJavascript(dispatch(script), null) }
    }
}
