import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import IconWordWrap from '@theme/Icon/WordWrap';

interface Props {
  /** What the block is called. */
  readonly name: string;
  readonly wrapped: boolean;
  readonly onToggle: () => void;
}

/** Switches between long lines that scroll and long lines that wrap. */
export default function WrapButton({name, wrapped, onToggle}: Props): ReactNode {
  const title = translate({
    id: 'theme.CodeBlock.wordWrapToggle',
    message: 'Toggle word wrap',
    description: 'The title attribute for toggle word wrapping button of code block lines',
  });
  return (
    <button
      type="button"
      className="code-block__button"
      aria-label={`${title} (${name})`}
      title={title}
      aria-pressed={wrapped}
      onClick={onToggle}
    >
      <IconWordWrap aria-hidden="true" />
    </button>
  );
}
