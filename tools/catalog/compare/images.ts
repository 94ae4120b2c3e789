import type {Catalog} from '../../../src/markdown/expand/catalog';
import {literal} from '../../../src/lib/literal';
import {imageAt, movesWithRelease, pinnedImages, type ProductChart} from '../checkout/chart';
import {CHART_VERSION} from '../checkout/helm';
import {type Difference, shows} from '../difference';
import type {Pair} from './pairs';

/** Value keys for the image of each role. The first existing one is used. */
const BLOCKS: Readonly<Record<string, readonly string[]>> = {
  scanner: ['scanner.image', 'image'],
  cache: ['scanner.image'],
  parser: ['parser.image'],
  hook: ['hook.image'],
  target: ['image'],
  sidecar: ['zapContainer.image'],
  job: ['dashboardImporter.image'],
};

/** The tag that templates use if the values contain none: the tool version or the release. */
function tagInTemplates({objects, appVersion}: ProductChart, repository: string, role: string): string | undefined {
  const made = objects.map(({object}) => JSON.stringify(object)).join('\n');
  const tag = new RegExp(`"${literal(repository)}:([^"]+)"`).exec(made)?.[1];
  return tag ?? (role === 'parser' || role === 'hook' ? CHART_VERSION : appVersion);
}

/** Compares the images that an entry lists. */
export function imageDifferences({product, id, about, file, family, ...pair}: Pair): readonly Difference[] {
  const {scanner, hook, target} = pair;
  const images = scanner?.images ?? hook?.images ?? (target ? [target.image] : []);
  return images.flatMap((image) => {
    const now = (BLOCKS[image.role] ?? []).map((key) => imageAt(product, key)).find((one) => one !== undefined);
    if (now === undefined) return [];
    // Entries do not list scanner and parser images, which are derived from the tool version and the values.
    const follows = scanner !== undefined && (image.role === 'scanner' || image.role === 'parser');
    const steps = target ? ['image'] : ['images', {key: 'role', is: image.role}];
    const directives = [target ? 'demo-target' : `${family}-card`, 'images'];
    const difference = (what: 'repository' | 'tag', site: string, value: string): Difference => ({
      about,
      what: `${what} of the image of the ${image.role}`,
      site,
      product: value,
      source: `${product.folder}/values.yaml`,
      ...(follows ? {} : {edit: {file, entry: id, steps: [...steps, what], value}}),
      todo: follows
        ? `list \`${image.role}.image.${what}\` in \`values\` of the chart`
        : `write the new ${what} into \`images\` of the entry`,
      shown: shows(id, directives, [site.length > 4 ? site : undefined]),
    });
    const written = now.tag ?? tagInTemplates(product, now.repository, image.role);
    const tag = movesWithRelease(written) ? CHART_VERSION : written!;
    return [
      ...(follows || now.repository === image.repository
        ? []
        : [difference('repository', image.repository, now.repository)]),
      ...(tag === image.tag ||
      (follows && image.role === 'scanner' && tag === product.appVersion) ||
      (movesWithRelease(written) && !/^[\w.-]+$/.test(image.tag))
        ? []
        : [difference('tag', image.tag, tag)]),
    ];
  });
}

/** A name without a registry means Docker Hub. */
const full = (image: string): string => (/^[^/]+\.[^/]+\//.test(image) ? image : `docker.io/${image}`);

/** Compares pinned images with /images.txt, for charts whose images are in `common/images.yaml`. */
export function listedImages(pair: Pair, catalog: Catalog): readonly Difference[] {
  const listed = catalog.shippedImages.filter(({charts}) => charts.includes(pair.chart.name)).map(({image}) => image);
  return pinnedImages(pair.product).flatMap(({key, image}) => {
    if (listed.includes(full(image))) return [];
    const name = full(image).replace(/:[^:/]*$/, '');
    const before = listed.find((one) => one.startsWith(`${name}:`));
    return [
      {
        about: pair.about,
        what: `image at ${key}`,
        ...(before === undefined ? {} : {site: before}),
        product: full(image),
        source: `${pair.product.folder}/values.yaml`,
        todo: 'write it into the images of the entry, or of src/catalog/common/images.yaml',
        shown: shows(pair.id, ['images'], before === undefined ? [] : [before]),
      },
    ];
  });
}
