import type {
  Chart,
  CliCommand,
  CliFlag,
  CustomResource,
  DemoTarget,
  HelmValue,
  Hook,
  Scanner,
} from '../../catalog/types';
import type {ShippedImage} from '../../catalog/images';
import type {Schema} from './schema/types';

/** What directives read. The site's own is in `site-catalog.ts`; tests may bring a smaller one. */
export interface Catalog {
  readonly release: string;
  readonly registry: string;
  readonly scanners: readonly Scanner[];
  readonly hooks: readonly Hook[];
  readonly demoTargets: readonly DemoTarget[];
  /** Every chart of the release. */
  readonly charts: readonly Chart[];
  /** Every container image of the release. */
  readonly images: readonly ShippedImage[];
  /** Values that all charts of a kind share, by kind: `scanner`, `hook` and others that have any. */
  readonly commonValues: Readonly<Record<string, readonly HelmValue[]>>;
  readonly scbctl: CliCommand;
  readonly scbctlFlags: readonly CliFlag[];
  readonly customResources: readonly CustomResource[];
  /** Kinds that have a schema, `Finding` among them. */
  readonly schemaKinds: readonly string[];
  schema(kind: string): Schema | undefined;
  /** The title of the page at a route of this site; undefined when there is no such page. */
  pageTitle(route: string): string | undefined;
}
