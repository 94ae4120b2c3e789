import {readEntries} from '../read';
import type {ContainerImage, Scanner, WrittenScanner} from '../types';

/** Derives the images from the chart's values, the id and the tool version. An entry adds notes and more images. */
function imagesOf({id, toolVersion, chart, images = []}: WrittenScanner): readonly ContainerImage[] {
  const value = (key: string) => chart.values.find((one) => one.key === key)?.default;
  const image = (role: 'scanner' | 'parser'): ContainerImage => {
    const tag = value(`${role}.image.tag`) ?? (role === 'scanner' ? toolVersion : 'null');
    return {
      role,
      repository: value(`${role}.image.repository`) ?? `docker.io/securecodebox/${role}-${id}`,
      tag: tag === 'null' ? 'chart version' : tag,
      ...images.find((one) => one.role === role),
    };
  };
  const others = images.filter(({role}) => role !== 'scanner' && role !== 'parser');
  return [image('scanner'), ...(others as readonly ContainerImage[]), image('parser')];
}

function whole(written: WrittenScanner): Scanner {
  const fields = Object.entries(written).filter(([key]) => key !== 'images');
  const chart = fields.findIndex(([key]) => key === 'chart');
  return Object.fromEntries(fields.toSpliced(chart + 1, 0, ['images', imagesOf(written)])) as unknown as Scanner;
}

/** All documented scanners, sorted by title. */
const all: readonly Scanner[] = readEntries<WrittenScanner, 'id'>('scanners', 'id')
  .map(whole)
  .toSorted((a, b) => (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1));

export const scanners: readonly Scanner[] = all.filter(({removed}) => removed === undefined);

/** Scanners without a chart in the release. Their pages stay for readers who still run them. */
export const removedScanners: readonly Scanner[] = all.filter(({removed}) => removed !== undefined);

/**
 * The scanner with this id, including removed ones.
 * @param id Last segment of the route of its page, for example `ssh-audit`.
 */
export function scannerById(id: string): Scanner | undefined {
  return all.find((scanner) => scanner.id === id);
}
