/** Returns the module of a shared library. */
type Factory = () => unknown;

/** One version of a library that a build offers to others, in the format of the federation plugin. */
interface Offer {
  readonly version: string;
  readonly scope: readonly string[];
  readonly get: () => Factory | Promise<Factory>;
}

/** The offered libraries of a page, by name and version. */
type ShareScope = Record<string, Record<string, Offer>>;

/** A build that another one loads. */
interface Remote {
  readonly name: string;
  /** The address of its entry module. */
  readonly entry: string;
}

/** The exports of a remote's entry. */
interface Container {
  init(scope: ShareScope, initScope: object[], options: object): unknown;
  get(exposed: string): Promise<Factory>;
}

type Offers = Readonly<Record<string, readonly Offer[]>>;

interface Options {
  readonly name: string;
  readonly shared?: Offers;
  readonly remotes?: readonly Remote[];
}

interface Consumption {
  readonly customShareInfo: { readonly scope: readonly string[] };
}

const SCOPE = "default";

/**
 * The subset of the Module Federation runtime that this product uses, with the interface that the plugin's glue code
 * calls (`@module-federation/webpack-bundler-runtime`): entries are modules, only the shell offers libraries, and there
 * are no snapshots, plugins or version choices. The complete runtime is 11 kB after brotli.
 */
export class FederationInstance {
  readonly name: string;
  readonly options: Options;
  readonly shareScopeMap: Record<string, ShareScope> = {};
  private readonly offers: (readonly [library: string, offer: Offer])[] = [];
  private readonly remotes = new Map<string, Remote>();
  private readonly containers = new Map<string, Promise<Container>>();

  constructor(options: Options) {
    this.name = options.name;
    this.options = options;
    this.registerShared(options.shared ?? {});
    this.registerRemotes(options.remotes ?? []);
  }

  /** Called when a remote is initialised. The options are known since construction. */
  initOptions(): Options {
    return this.options;
  }

  /** Uses the libraries of the page that loads this build. */
  initShareScopeMap(scope: string, offered: ShareScope): void {
    this.shareScopeMap[scope] = offered;
  }

  /** Adds libraries that this build offers. */
  registerShared(shared: Offers): void {
    for (const [library, offers] of Object.entries(shared)) {
      for (const offer of offers) this.offers.push([library, offer]);
    }
  }

  /** Adds this build's libraries to the share scope and keeps existing entries. Returns no promises to wait for. */
  initializeSharing(scope: string): readonly Promise<unknown>[] {
    const offered = this.shareScopeMap[scope] ?? {};
    this.shareScopeMap[scope] = offered;
    for (const [library, offer] of this.offers) {
      if (!offer.scope.includes(scope)) continue;
      const known = offered[library];
      offered[library] = { ...known, [offer.version]: known?.[offer.version] ?? offer };
    }
    return [];
  }

  /** Returns the module of a shared library, or false when no build offers it. */
  async loadShare(library: string, { customShareInfo }: Consumption): Promise<Factory | false> {
    const offer = this.findOffer(library, customShareInfo.scope);
    return offer ? offer.get() : false;
  }

  /** Like `loadShare`, for a library in the first file. Throws when no build offers it. */
  loadShareSync(library: string, { customShareInfo }: Consumption): Factory | Promise<Factory> {
    const offer = this.findOffer(library, customShareInfo.scope);
    if (!offer) throw new Error(`No build offers ${library}.`);
    return offer.get();
  }

  registerRemotes(remotes: readonly Remote[]): void {
    for (const remote of remotes) this.remotes.set(remote.name, remote);
  }

  /** Loads a module that a remote exposes: `loan/routes`. Rejects with the cause; a second call tries again. */
  async loadRemote<T>(id: string): Promise<T> {
    const at = id.indexOf("/");
    const name = id.slice(0, at);
    const container = await this.container(name);
    const factory = await container.get(`.${id.slice(at)}`);
    return factory() as T;
  }

  private findOffer(library: string, scopes: readonly string[]): Offer | undefined {
    for (const scope of scopes) {
      this.initializeSharing(scope);
      const offers = this.shareScopeMap[scope]?.[library];
      if (offers) return Object.values(offers)[0];
    }
    return undefined;
  }

  private container(name: string): Promise<Container> {
    const known = this.containers.get(name);
    if (known) return known;
    const started = this.startContainer(name);
    this.containers.set(name, started);
    started.catch(() => this.containers.delete(name));
    return started;
  }

  private async startContainer(name: string): Promise<Container> {
    const remote = this.remotes.get(name);
    if (!remote) throw new Error(`Unknown remote: ${name}.`);
    const container: Container = await import(/* webpackIgnore: true */ /* @vite-ignore */ remote.entry);
    this.initializeSharing(SCOPE);
    const scope = this.shareScopeMap[SCOPE] as ShareScope;
    await container.init(scope, [], { shareScopeKeys: SCOPE, shareScopeMap: this.shareScopeMap });
    return container;
  }
}
