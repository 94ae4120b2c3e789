import * as z from 'zod';
import {type ChartFamily, charts, familyOf} from './charts';
import {chartFacts, defaultText, objectsOf, type ProductChart} from './facts';
import {isMap} from '../lib/map';
import {read} from './read';
import {PRODUCT_RELEASE} from './product';
import {images as schema} from './schema/images';

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

const words: z.output<typeof schema> = read('common/images', schema);

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

const withoutTag = (image: string): string => image.replace(/:[^:/]+$/, '');

/** The blocks of values that name an image. */
const movedBy = ({values}: ProductChart, image: string): readonly string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    key.endsWith('.repository') && defaultText(value) === withoutTag(image) ? [key.replace(/\.repository$/, '')] : [],
  );

const ofChart = (name: string): readonly ShippedImage[] => {
  const facts = chartFacts(name);
  if (!facts) return [];
  return [...new Set(imagesBelow(objectsOf(facts)))].map((image) => {
    const note = words.notes[withoutTag(image)];
    return {
      image: fullName(image),
      family: familyOf(name) ?? 'operator',
      charts: [name],
      movedBy: movedBy(facts, image),
      ...(note !== undefined && {note}),
    };
  });
};

/** Images that programs start, which no chart contains. */
const others = words.others.map(({image, ...rest}): ShippedImage => ({
  image: fullName(image),
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

const FAMILIES: readonly ChartFamily[] = ['operator', 'auto-discovery', 'scanner', 'hook', 'demo-target'];

/** All images of the release without duplicates, grouped by chart family. */
export const shippedImages: readonly ShippedImage[] = merged(
  FAMILIES.flatMap((family) => [
    ...charts.flatMap(({name}) => (familyOf(name) === family ? ofChart(name) : [])),
    ...others.filter((one) => one.family === family),
  ]),
);
