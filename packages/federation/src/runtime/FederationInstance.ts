/** Gives a shared library's module. */
type Factory = () => unknown;

/** One version of a library that a build offers to the others, as the federation plugin writes it down. */
interface Offer {
  readonly version: string;
  readonly scope: readonly string[];
  readonly get: () => Factory | Promise<Factory>;
}

/** The offers of a page, by the library's name and its version. */
type ShareScope = Record<string, Record<string, Offer>>;

/** A build that another one loads. */
interface Remote {
  readonly name: string;
  /** The address of its entry, a module. */
  readonly entry: string;
}

/** What the entry of a remote exports. */
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
 * The part of Module Federation's run time that a page of ours uses, in the shape in which the plugin's own glue calls it
 * (`@module-federation/webpack-bundler-runtime`): entries are modules, the shell alone offers libraries, and there are
 * neither snapshots nor plugins nor versions to choose among. The whole one weighs 11 kB after brotli.
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

  /** Called as a remote is initialised; what it says is known since the instance was made. */
  initOptions(): Options {
    return this.options;
  }

  /** Takes over the libraries of the page that loads this build. */
  initShareScopeMap(scope: string, offered: ShareScope): void {
    this.shareScopeMap[scope] = offered;
  }

  /** Adds to what this build offers. */
  registerShared(shared: Offers): void {
    for (const [library, offers] of Object.entries(shared)) {
      for (const offer of offers) this.offers.push([library, offer]);
    }
  }

  /** Puts what this build offers where others find it. What stands there already stays. Nothing is to be waited for. */
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

  /** The module of a shared library; false where nobody offers it. */
  async loadShare(library: string, { customShareInfo }: Consumption): Promise<Factory | false> {
    const offer = this.findOffer(library, customShareInfo.scope);
    return offer ? offer.get() : false;
  }

  /** The same for a library that came in the first file. Throws where nobody offers it. */
  loadShareSync(library: string, { customShareInfo }: Consumption): Factory | Promise<Factory> {
    const offer = this.findOffer(library, customShareInfo.scope);
    if (!offer) throw new Error(`Nobody offers ${library}.`);
    return offer.get();
  }

  registerRemotes(remotes: readonly Remote[]): void {
    for (const remote of remotes) this.remotes.set(remote.name, remote);
  }

  /** Loads what a remote exposes: `loan/routes`. Rejects with the cause; asked again, it tries again. */
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
    if (!remote) throw new Error(`No remote is called ${name}.`);
    const container: Container = await import(/* webpackIgnore: true */ /* @vite-ignore */ remote.entry);
    this.initializeSharing(SCOPE);
    const scope = this.shareScopeMap[SCOPE] as ShareScope;
    await container.init(scope, [], { shareScopeKeys: SCOPE, shareScopeMap: this.shareScopeMap });
    return container;
  }
}
