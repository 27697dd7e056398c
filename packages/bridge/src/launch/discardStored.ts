interface Storages {
  readonly sessionStorage: Pick<Storage, "removeItem">;
  readonly localStorage: Pick<Storage, "removeItem">;
}

/**
 * Removes what a previous launch has stored. Another session loses the webview's own storage, the launch included, and all
 * drafts, wherever a remote keeps them; a saved pay code and what else is bound to an order stays, because a session is
 * renewed for the same borrower. Another device loses everything. The developer's tools and the canary choice belong to no
 * borrower and stay. Throws where storage is blocked.
 */
export function discardStored(port: Storages, isOtherDevice: boolean): void {
  removeAllBut(/^(developer|trial)/, port.sessionStorage);
  removeAllBut(isOtherDevice ? /^testPreview$/ : /^(?!\w+Draft )/, port.localStorage);
}

function removeAllBut(kept: RegExp, storage: Storages["localStorage"]) {
  for (const key of Object.keys(storage)) if (!kept.test(key)) storage.removeItem(key);
}
