"""A WebKit webview with a message handler, as in an iOS app. JSON lines on standard input control it."""

import json
import sys
import threading

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, GLib, Gtk, WebKit2  # noqa: E402

HANDLER = "AppBridge"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148"
)

messages = []
opening = []


def reply(message):
    sys.stdout.write("\n" + json.dumps(message) + "\n")
    sys.stdout.flush()


manager = WebKit2.UserContentManager()
manager.register_script_message_handler(HANDLER)
manager.connect(
    "script-message-received::" + HANDLER,
    lambda _, result: messages.append(json.loads(result.get_js_value().to_json(0))),
)
context = WebKit2.WebContext.new_ephemeral()
view = WebKit2.WebView(web_context=context, user_content_manager=manager)
settings = view.get_settings()
settings.set_user_agent(IPHONE)
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window = Gtk.Window()
window.set_decorated(False)
window.set_default_size(360, 740)
window.add(view)
window.show_all()


def load_changed(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        while opening:
            reply({"id": opening.pop(), "value": None})


view.connect("load-changed", load_changed)
view.connect("web-process-terminated", lambda *_: view.reload())


def on_evaluated(_, result, number):
    try:
        text = view.call_async_javascript_function_finish(result).to_string()
        reply({"id": number, "value": json.loads(text).get("value")})
    except GLib.Error as error:
        reply({"id": number, "error": error.message})


def evaluate(number, expression):
    body = "const value = await (" + expression + "); return JSON.stringify({ value });"
    view.call_async_javascript_function(body, -1, None, None, None, None, on_evaluated, number)


TAPPED = """return new Promise((done) => {
  addEventListener("click", () => setTimeout(done), { capture: true, once: true });
  setTimeout(done, 2000);
});"""


def tap(number, x, y):
    """Replies when the page has handled the tap, or has navigated because of it."""
    view.call_async_javascript_function(TAPPED, -1, None, None, None, None, lambda *_: reply({"id": number}))
    press(x, y)


def press(x, y):
    device = Gdk.Display.get_default().get_default_seat().get_pointer()
    for kind in (Gdk.EventType.MOTION_NOTIFY, Gdk.EventType.BUTTON_PRESS, Gdk.EventType.BUTTON_RELEASE):
        event = Gdk.Event.new(kind)
        part = event.motion if kind == Gdk.EventType.MOTION_NOTIFY else event.button
        part.window = view.get_window()
        part.send_event = True
        part.time = int(GLib.get_monotonic_time() / 1000) & 0xFFFFFFFF
        part.x, part.y = x, y
        part.x_root, part.y_root = x, y
        if kind != Gdk.EventType.MOTION_NOTIFY:
            part.button = 1
        if kind == Gdk.EventType.BUTTON_RELEASE:
            part.state = Gdk.ModifierType.BUTTON1_MASK
        event.set_device(device)
        Gtk.main_do_event(event)


def act(message):
    number, method = message["id"], message["method"]
    if method == "open":
        opening.append(number)
        view.load_uri(message["address"])
        return
    if method == "evaluate":
        evaluate(number, message["expression"])
        return
    if method == "tap":
        tap(number, message["x"], message["y"])
        return
    if method == "crash":
        opening.append(number)
        view.terminate_web_process()
        return
    value = None
    if method == "type":
        view.execute_editing_command_with_argument("InsertText", message["text"])
    elif method == "messages":
        value = messages
    elif method == "close":
        Gtk.main_quit()
    reply({"id": number, "value": value})


def listen():
    for line in sys.stdin:
        GLib.idle_add(act, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


threading.Thread(target=listen, daemon=True).start()
reply({"ready": WebKit2.get_major_version() * 100 + WebKit2.get_minor_version()})
Gtk.main()
