import {type ChartFamily, familyOf} from './charts';
import {demoTargets} from './demo-targets';
import {hooks} from './hooks';
import {read} from './read';
import {scanners} from './scanners';
import {PRODUCT_RELEASE} from './product';
import type {Chart, ContainerImage} from './types';

/** An image that a chart of the release makes a node pull, ready to be copied to another registry. */
export interface ShippedImage {
  /** Full name with registry and tag, as `skopeo` and `crane` require it. */
  readonly image: string;
  readonly family: ChartFamily;
  /** Names of the charts that use it. */
  readonly charts: readonly string[];
  /**
   * What names another place: a block of Helm values with `repository` and `tag`, single values, or a parameter.
   * Empty when only the code names the image.
   */
  readonly movedBy: readonly string[];
  /** When it is pulled, if not always, and what a reader must know (Markdown). */
  readonly note?: string;
}

/** Values that name the image of each role, for the charts whose images the catalog lists. */
const VALUES: Readonly<Partial<Record<ContainerImage['role'], readonly string[]>>> = {
  scanner: ['scanner.image'],
  cache: ['scanner.image'],
  parser: ['parser.image'],
  sidecar: ['zapContainer.image'],
  hook: ['hook.image'],
  job: ['dashboardImporter.image'],
  target: ['image'],
};

/** A node reads a name without a registry as Docker Hub; tools that copy images require the full name. */
function fullName(repository: string, tag: string): string {
  const registry = /^[^/]+\.[^/]+\//.test(repository) ? '' : 'docker.io/';
  return `${registry}${repository}:${/^[\w.-]+$/.test(tag) ? tag : PRODUCT_RELEASE}`;
}

const ofChart = (
  family: ChartFamily,
  chart: Chart | null,
  images: readonly ContainerImage[],
): readonly ShippedImage[] =>
  chart === null
    ? []
    : images.map(({role, repository, tag}) => ({
        image: fullName(repository, tag),
        family,
        charts: [chart.name],
        movedBy: VALUES[role] ?? [],
      }));

/** Images of charts that have no list of images in the catalog, of their subcharts, and of what tools start. */
const others = read<readonly Omit<ShippedImage, 'family'>[]>('common/images').map(({image, ...rest}): ShippedImage => ({
  image: image.replace('$release', PRODUCT_RELEASE),
  family: familyOf(rest.charts[0] ?? '') ?? 'operator',
  ...rest,
}));

/** One entry for each image, whichever charts share it. */
function merged(images: readonly ShippedImage[]): ShippedImage[] {
  const byName = new Map<string, ShippedImage>();
  for (const one of images) {
    const known = byName.get(one.image);
    byName.set(
      one.image,
      known === undefined
        ? one
        : {
            ...known,
            charts: [...new Set([...known.charts, ...one.charts])],
            movedBy: [...new Set([...known.movedBy, ...one.movedBy])],
          },
    );
  }
  return [...byName.values()];
}

/** Every image of the release, once, in the order of the charts. */
export const shippedImages: readonly ShippedImage[] = merged([
  ...others.filter(({family}) => family === 'operator' || family === 'auto-discovery'),
  ...scanners.flatMap(({chart, images}) => ofChart('scanner', chart, images)),
  ...others.filter(({family}) => family === 'scanner'),
  ...hooks.flatMap(({chart, images}) => ofChart('hook', chart, images)),
  ...others.filter(({family}) => family === 'hook'),
  ...demoTargets.flatMap(({chart, image}) => ofChart('demo-target', chart, [image])),
]);
