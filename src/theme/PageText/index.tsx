import {isValidElement, useLayoutEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import registry from '@generated/registry';
import {textAttribute, type TextComponent} from '../../plugins/static-text/attribute';
import {AS_SENT} from '../AsSent';
import {useCodeTools} from '../AsSent/with-code';

interface Props extends Omit<ComponentProps<'div'>, 'children'> {
  /** What stands in the box: a heading, and the text. */
  readonly children: ReactNode;
  /** The component of a page of Markdown, as the framework passes it. */
  readonly text: ReactNode;
  /** Whether only the beginning of the text is shown. */
  readonly isTruncated?: boolean;
}

/** Names of chunks by their module. Made once for all pages of a build. */
let namesOfChunks: ReadonlyMap<unknown, string> | undefined;

/** On the server: what a text says about itself. Lists show the beginning of a post only, which is a module of its own. */
function dataOf(content: TextComponent | undefined, isTruncated: boolean): object {
  if (typeof document !== 'undefined' || !content?.isText) return {};
  const module = content.metadata.source + (isTruncated ? '?truncated=true' : '');
  namesOfChunks ??= new Map(Object.entries(registry).map(([name, [, request]]) => [request, name]));
  const name = namesOfChunks.get(module);
  return name === undefined ? {} : textAttribute(name, content);
}

/**
 * The box around the text of a page. On the first page of a visit a text without interactive parts stays as the server has rendered
 * it: its chunk is not loaded and it is not hydrated. What the chunk would export stands in an attribute. When the reader comes back
 * to the page, the same elements are moved into the new box.
 */
export default function PageText({text, children, isTruncated = false, ...box}: Props): ReactNode {
  const content = isValidElement(text) ? (text.type as TextComponent) : undefined;
  const moveTo = content?.moveTo;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) moveTo?.(place.current);
  }, [moveTo]);
  useCodeTools(place, moveTo);
  if (moveTo) return <div ref={place} {...box} {...AS_SENT} />;
  return (
    <div {...box} {...dataOf(content, isTruncated)}>
      {children}
    </div>
  );
}
