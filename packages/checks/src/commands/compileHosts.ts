import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { platform, tmpdir } from "node:os";
import path from "node:path";

// Compiles the reference hosts of the native bridge with the compilers of this machine, and names those that are
// missing. On Debian: apt-get install kotlin libandroid-json-org-java, and from version 13 on swiftlang. Only macOS has
// Apple's WebKit: elsewhere a stub replaces it.
const hosts = path.resolve(import.meta.dirname, "../../../bridge/hosts");
/** Debian's build of Android's own JSON classes. */
const JSON_CLASSES = "/usr/share/java/json-android.jar";

/** The part of Android's webview and of androidx.webkit that the host uses. */
const STUBS: Readonly<Record<string, string>> = {
  "android.net.Uri": "public abstract class Uri {}",
  "android.webkit.ValueCallback": "public interface ValueCallback<T> { void onReceiveValue(T value); }",
  "android.webkit.WebView": `public class WebView {
    public boolean post(Runnable work) { work.run(); return true; }
    public void evaluateJavascript(String script, ValueCallback<String> then) {}
  }`,
  "androidx.webkit.JavaScriptReplyProxy": "public abstract class JavaScriptReplyProxy {}",
  "androidx.webkit.WebMessageCompat": "public class WebMessageCompat { public String getData() { return null; } }",
  "androidx.webkit.WebViewFeature": `public class WebViewFeature {
    public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER";
    public static boolean isFeatureSupported(String feature) { return true; }
  }`,
  "androidx.webkit.WebViewCompat": `public class WebViewCompat {
    public interface WebMessageListener {
      void onPostMessage(android.webkit.WebView view, WebMessageCompat message, android.net.Uri origin,
        boolean isMainFrame, JavaScriptReplyProxy reply);
    }
    public static void addWebMessageListener(android.webkit.WebView view, String name,
      java.util.Set<String> origins, WebMessageListener listener) {}
  }`,
};

/** The part of WebKit that the host uses. */
const WEBKIT = `import Foundation
public class WKUserContentController: NSObject {}
public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}
public class WKSecurityOrigin: NSObject {
    public let \`protocol\` = ""
    public let host = ""
    public let port = 0
}
public class WKFrameInfo: NSObject {
    public let isMainFrame = true
    public let securityOrigin = WKSecurityOrigin()
}
public class WKScriptMessage: NSObject {
    public let body: Any = ""
    public let frameInfo = WKFrameInfo()
}
public class WKWebView: NSObject {
    public func evaluateJavaScript(_ script: String, completionHandler: ((Any?, Error?) -> Void)? = nil) {}
}
`;

function run(title: string, command: string, args: readonly string[]): boolean {
  const { error, status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (error) {
    console.log(`skip ${title}: ${command} is not installed`);
    return false;
  }
  console.log(`${status === 0 ? "ok  " : "FAIL"} ${title}`);
  if (status !== 0) {
    console.error(stderr);
    process.exitCode = 1;
  }
  return status === 0;
}

const work = mkdtempSync(path.join(tmpdir(), "hosts-"));
try {
  const sources = Object.entries(STUBS).map(([name, code]) => {
    const file = path.join(work, `${name.split(".").at(-1)}.java`);
    writeFileSync(file, `package ${name.replace(/\.\w+$/, "")};\n${code}\n`);
    return file;
  });
  if (!existsSync(JSON_CLASSES)) console.log(`skip AppBridge.kt: ${JSON_CLASSES} is not installed`);
  else if (run("Android's webview (stub, javac)", "javac", ["-d", work, ...sources])) {
    const classes = `${work}:${JSON_CLASSES}`;
    run("AppBridge.kt (kotlinc)", "kotlinc", ["-Werror", "-cp", classes, "-d", work, path.join(hosts, "AppBridge.kt")]);
  }
  const host = path.join(hosts, "AppBridge.swift");
  const check = ["-typecheck", "-warnings-as-errors", "-parse-as-library", "-I", work, host];
  if (platform() === "darwin") run("AppBridge.swift (swiftc)", "swiftc", check);
  else {
    const stub = path.join(work, "stub.swift");
    writeFileSync(stub, WEBKIT);
    const output = path.join(work, "WebKit.swiftmodule");
    const make = ["-emit-module", "-module-name", "WebKit", "-parse-as-library", stub, "-o", output];
    if (run("Apple's WebKit (stub, swiftc)", "swiftc", make)) run("AppBridge.swift (swiftc)", "swiftc", check);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
