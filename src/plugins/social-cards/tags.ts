import {escapeText} from '../../lib/escape';
import {CARD} from './card';

const tag = (name: 'name' | 'property', key: string, content: string | number): string =>
  `<meta ${name}="${key}" content="${escapeText(String(content))}">`;

/**
 * Adds the image tags for social networks to a page. An image from the front matter stays and gets alternative text.
 *
 * @param address of the card; undefined if the page has its own image
 */
export function withPicture(html: string, alt: string, address?: string): string {
  const card =
    address === undefined
      ? []
      : [
          tag('property', 'og:image', address),
          tag('property', 'og:image:type', 'image/png'),
          tag('property', 'og:image:width', CARD.width),
          tag('property', 'og:image:height', CARD.height),
          tag('name', 'twitter:image', address),
        ];
  const tags = [...card, tag('property', 'og:image:alt', alt), tag('name', 'twitter:image:alt', alt)];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}
