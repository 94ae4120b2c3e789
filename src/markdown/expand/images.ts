import {suggest} from '../../text/nearest';
import {attribute, type Call} from './directive';
import {code, sentence, table} from './text';

/** `::images{of}`: every container image of a family of charts, and the values that name another place. */
export function images(call: Call): string {
  const family = attribute(call, 'of');
  const families = [...new Set(call.catalog.images.map((one) => one.family))];
  const shown = call.catalog.images.filter((one) => one.family === family);
  if (shown.length === 0) return call.fail(`there are no images of "${family}"`, suggest(family, families));
  return table(shown, {
    Image: ({image}) => code(image),
    Charts: ({charts}) => charts.join(', '),
    'Changed by': ({movedBy, note}) =>
      [movedBy.length === 0 ? 'nothing' : movedBy.map(code).join(', '), ...(note === undefined ? [] : [note])]
        .map(sentence)
        .join('. '),
  });
}
