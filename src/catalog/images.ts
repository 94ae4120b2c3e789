import {chartsByFamily, type ChartFamily} from './charts';
import {demoTargets} from './demo-targets';
import {hooks} from './hooks';
import {scanners} from './scanners';
import {type Chart, type ContainerImage, PRODUCT_RELEASE} from './types';

/** An image that a chart of the release makes a node pull, ready to be copied to another registry. */
export interface ShippedImage {
  /** Full name with registry and tag, as `skopeo` and `crane` want it. */
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

/** A name without a registry means Docker Hub to a node; a tool that copies wants it spelled out. */
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

const own = (name: string, tag = PRODUCT_RELEASE): string => `docker.io/securecodebox/${name}:${tag}`;

/** Images of charts that have no list of images in the catalog, of their subcharts, and of what tools start. */
const others: readonly ShippedImage[] = [
  {image: own('operator'), family: 'operator', charts: ['operator'], movedBy: ['image']},
  {image: own('lurker'), family: 'operator', charts: ['operator'], movedBy: ['lurker.image']},
  {
    image: 'docker.io/bitnamilegacy/minio:2025.2.3-debian-12-r1',
    family: 'operator',
    charts: ['operator'],
    movedBy: ['minio.image'],
    note: 'Its registry is `minio.image.registry`. Not with `minio.enabled=false`. Needs `global.security.allowInsecureImages=true`. `minio.volumePermissions.enabled` and `minio.provisioning.enabled` add an image each.',
  },
  {
    image: own('auto-discovery-kubernetes'),
    family: 'auto-discovery',
    charts: ['auto-discovery-kubernetes'],
    movedBy: ['image'],
  },
  {
    image: own('auto-discovery-cloud-aws'),
    family: 'auto-discovery',
    charts: ['auto-discovery-cloud-aws'],
    movedBy: ['image'],
  },
  {
    image: own('auto-discovery-pull-secret-extractor', 'latest'),
    family: 'auto-discovery',
    charts: ['auto-discovery-kubernetes'],
    movedBy: [],
    note: 'Only in scans of images that need a pull secret. Name and tag stand in the code; a mirror in the container runtime of the nodes serves it.',
  },
  {
    image: own('scanner-test-scan'),
    family: 'scanner',
    charts: ['test-scan'],
    movedBy: ['scanner.image'],
    note: 'A dummy for tests.',
  },
  {image: own('parser-test-scan'), family: 'scanner', charts: ['test-scan'], movedBy: ['parser.image']},
  {
    image: own('scanner-typo3scan', 'v1.2-final'),
    family: 'scanner',
    charts: ['typo3scan'],
    movedBy: ['scanner.image'],
  },
  {image: own('parser-typo3scan'), family: 'scanner', charts: ['typo3scan'], movedBy: ['parser.image']},
  {
    image: 'ghcr.io/aquasecurity/node-collector:0.3.1',
    family: 'scanner',
    charts: ['trivy'],
    movedBy: ['--node-collector-imageref'],
    note: 'Only `trivy-k8s` starts it, and not with `--disable-node-collector`. The name is a parameter of the Scan, not a value.',
  },
  {
    image: 'docker.elastic.co/elasticsearch/elasticsearch:7.17.3',
    family: 'hook',
    charts: ['persistence-elastic'],
    movedBy: ['elasticsearch.image', 'elasticsearch.imageTag'],
    note: 'Not with `elasticsearch.enabled=false`.',
  },
  {
    image: 'docker.elastic.co/kibana/kibana:7.17.3',
    family: 'hook',
    charts: ['persistence-elastic'],
    movedBy: ['kibana.image', 'kibana.imageTag'],
    note: 'Not with `kibana.enabled=false`.',
  },
];

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

/** Charts of the release for which no image is known: a chart that comes in must say what it pulls. */
export const chartsWithoutImages: readonly string[] = Object.values(chartsByFamily)
  .flat()
  .map(({name}) => name)
  .filter((name) => !shippedImages.some(({charts}) => charts.includes(name)));
