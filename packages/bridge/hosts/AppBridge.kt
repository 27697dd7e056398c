// Reference host: copy it into the app, and implement NativeActions for the verbs of docs/native-apps.md.
package lending.bridge

import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

/** The result of a command. `data` is null, a Boolean, a Number, a String, a JSONObject or a JSONArray. */
class NativeReply(val ok: Boolean, val data: Any? = null)

/** What the app does for each verb. */
fun interface NativeActions {
    /** Runs on the main thread. Calls `reply` at most once, with `NativeReply(false)` for a command that the app does not know. */
    fun perform(command: String, params: Map<String, String>, reply: (NativeReply) -> Unit)
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
            actions.perform(message.getString("command"), params) { send(id, it) }
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

    private fun send(id: String, reply: NativeReply) {
        val detail = JSONObject().put("id", id).put("ok", reply.ok).put("data", reply.data ?: JSONObject.NULL)
        val script = "new CustomEvent('appbridge:reply', {detail: $detail})"
        webView.post { webView.evaluateJavascript(dispatch(script), null) }
    }
}
