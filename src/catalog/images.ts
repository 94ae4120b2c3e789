import {type ChartFamily, familyOf} from './charts';
import {demoTargets} from './demo-targets';
import {hooks} from './hooks';
import {read} from './read';
import {scanners} from './scanners';
import {PRODUCT_RELEASE} from './product';
import type {Chart, ContainerImage} from './types';

/** An image that nodes pull for a chart of the release, for copying to another registry. */
export interface ShippedImage {
  /** Full name with registry and tag, as `skopeo` and `crane` require it. */
  readonly image: string;
  readonly family: ChartFamily;
  /** Names of the charts that use it. */
  readonly charts: readonly string[];
  /**
   * Settings for another image: a block of Helm values with `repository` and `tag`, individual values, or a parameter.
   * Empty if the image is fixed in the code.
   */
  readonly movedBy: readonly string[];
  /** When it is pulled, if not always, and limitations (Markdown). */
  readonly note?: string;
}

/** Helm values for the image of each role, for charts with images in the catalog. */
const VALUES: Readonly<Partial<Record<ContainerImage['role'], readonly string[]>>> = {
  scanner: ['scanner.image'],
  cache: ['scanner.image'],
  parser: ['parser.image'],
  sidecar: ['zapContainer.image'],
  hook: ['hook.image'],
  job: ['dashboardImporter.image'],
  target: ['image'],
};

/** Adds Docker Hub, the default registry of nodes, because tools that copy images require the full name. */
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

/** Images of charts without a list of images in the catalog, images of their subcharts, and images that tools start. */
const others = read<readonly Omit<ShippedImage, 'family'>[]>('common/images').map(({image, ...rest}): ShippedImage => ({
  image: image.replace('$release', PRODUCT_RELEASE),
  family: familyOf(rest.charts[0] ?? '') ?? 'operator',
  ...rest,
}));

/** One entry per image, with all charts that use it. */
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

/** All images of the release without duplicates, grouped by chart family. */
export const shippedImages: readonly ShippedImage[] = merged([
  ...others.filter(({family}) => family === 'operator' || family === 'auto-discovery'),
  ...scanners.flatMap(({chart, images}) => ofChart('scanner', chart, images)),
  ...others.filter(({family}) => family === 'scanner'),
  ...hooks.flatMap(({chart, images}) => ofChart('hook', chart, images)),
  ...others.filter(({family}) => family === 'hook'),
  ...demoTargets.flatMap(({chart, image}) => ofChart('demo-target', chart, [image])),
]);
