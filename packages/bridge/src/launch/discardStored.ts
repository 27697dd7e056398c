interface Storages {
  readonly sessionStorage: Pick<Storage, "removeItem">;
  readonly localStorage: Pick<Storage, "removeItem">;
}

/**
 * Removes what a previous launch has stored. A new session clears the webview's session storage, including the launch,
 * and all drafts of all remotes. A saved pay code and other data bound to an order stays, because a session is renewed
 * for the same borrower. Another device clears everything. The developer tools and the canary choice belong to no
 * borrower and stay. Throws when storage is blocked.
 */
export function discardStored(port: Storages, isOtherDevice: boolean): void {
  removeAllBut(/^(developer|trial)/, port.sessionStorage);
  removeAllBut(isOtherDevice ? /^testPreview$/ : /^(?!\w+Draft )/, port.localStorage);
}

function removeAllBut(keepPattern: RegExp, storage: Storages["localStorage"]) {
  for (const key of Object.keys(storage)) if (!keepPattern.test(key)) storage.removeItem(key);
}
