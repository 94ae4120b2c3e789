import {type Call, type Directive, attribute} from './directive';
import {suggest} from '../../text/nearest';
import {blocks, code, sentence, table} from './text';

function expandImages(call: Call): string {
  const family = attribute(call, 'of');
  const families = [...new Set(call.catalog.images.map((one) => one.family))];
  const images = call.catalog.images.filter((one) => one.family === family);
  if (images.length === 0) return call.fail(`there are no images of "${family}"`, suggest(family, families));
  return blocks(
    table(
      ['Image', 'Charts', 'What moves it'],
      images.map(({image, charts, movedBy, note}) => [
        code(image),
        charts.join(', '),
        [movedBy.length === 0 ? 'nothing' : movedBy.map(code).join(', '), note]
          .flatMap((part) => (part === undefined ? [] : [sentence(part)]))
          .join('. '),
      ]),
    ),
  );
}

/** `::images{of}`: every container image of a family of charts, and the values that name another place. */
export const images: Directive = {
  required: ['of'],
  optional: [],
  expand: expandImages,
};
