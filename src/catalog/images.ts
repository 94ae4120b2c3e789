import groupBy from 'lodash/groupBy';
import uniq from 'lodash/uniq';
import {type ChartFamily, charts, familyOf} from './charts';
import {defaultText, factsOf, objectsOf} from './facts';
import {isMap} from '../lib/map';
import {read} from './read';
import {PRODUCT_RELEASE} from './product';
import {images as schema} from './schema/images';

/** An image that nodes pull for a chart of the release, for copying to another registry. */
interface ShippedImage {
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

const words = read('common/images', schema);

/** Adds Docker Hub, the default registry of nodes, because tools that copy images require the full name. */
const fullName = (image: string): string =>
  `${/^[^/]+\.[^/]+\//.test(image) ? '' : 'docker.io/'}${image}`.replace('$release', PRODUCT_RELEASE);

/** Images of containers, and those that a variable of a container names. */
function imagesBelow(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(imagesBelow);
  if (!isMap(value)) return [];
  const {name, image, value: text} = value;
  const own = typeof image === 'string' ? image : undefined;
  const named = typeof name === 'string' && name.endsWith('_IMAGE') && typeof text === 'string' ? text : undefined;
  return [own, named].filter((one) => one !== undefined).concat(Object.values(value).flatMap(imagesBelow));
}

function ofChart(name: string, family: ChartFamily): readonly ShippedImage[] {
  const facts = factsOf(name);
  return uniq(imagesBelow(objectsOf(facts))).map((image) => {
    const repository = image.replace(/:[^:/]+$/, '');
    // The blocks of values that name the image.
    const blocks = Object.entries(facts.values).filter(
      ([key, value]) => key.endsWith('.repository') && defaultText(value) === repository,
    );
    const note = words.notes[repository];
    return {
      image: fullName(image),
      family,
      charts: [name],
      movedBy: blocks.map(([key]) => key.replace(/\.repository$/, '')),
      ...(note !== undefined && {note}),
    };
  });
}

/** Images that programs start, which no chart contains. */
const others = words.others.map(({image, ...rest}): ShippedImage => ({
  image: fullName(image),
  family: familyOf(rest.charts[0] ?? '') ?? 'operator',
  ...rest,
}));

const FAMILIES: readonly ChartFamily[] = ['operator', 'auto-discovery', 'scanner', 'hook', 'demo-target'];

const all = FAMILIES.flatMap((family) => [
  ...charts.flatMap(({name}) => (familyOf(name) === family ? ofChart(name, family) : [])),
  ...others.filter((one) => one.family === family),
]);

/** All images of the release, grouped by chart family: one entry per image, with all charts that use it. */
export const shippedImages: readonly ShippedImage[] = Object.values(groupBy(all, 'image')).map((same) => ({
  ...same[0]!,
  charts: uniq(same.flatMap((one) => one.charts)),
  movedBy: uniq(same.flatMap((one) => one.movedBy)),
}));
