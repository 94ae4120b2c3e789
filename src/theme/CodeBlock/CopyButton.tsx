import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import {copyOrSelect, type CopyResult} from '../../text/clipboard';
import {textToCopy} from './copy';

interface Props {
  /** What the block is called. */
  readonly name: string;
  readonly pre: RefObject<HTMLPreElement | null>;
}

/** How long the answer to a click stays, in milliseconds. The longer text is to be acted upon. */
const DURATION: Readonly<Record<CopyResult, number>> = {copied: 2000, selected: 8000};

function messageOf(result: CopyResult): string {
  return result === 'copied'
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'theme.CodeBlock.copyFailed',
        message: 'Selected: press Ctrl+C or ⌘C to copy',
        description: 'What a code block says when the browser does not let it write to the clipboard',
      });
}

/** Copies the block, and says so: to the eye by a check mark, to the ear by a status message. */
export default function CopyButton({name, pre}: Props): ReactNode {
  const [answer, setAnswer] = useState<{readonly result: CopyResult}>();
  useEffect(() => {
    const timer = answer && setTimeout(() => setAnswer(undefined), DURATION[answer.result]);
    return () => clearTimeout(timer);
  }, [answer]);

  async function onClick() {
    if (pre.current) {
      setAnswer({result: await copyOrSelect(pre.current, textToCopy(pre.current))});
    }
  }

  const title = translate({
    id: 'theme.CodeBlock.copy',
    message: 'Copy',
    description: 'The copy button label on code blocks',
  });
  return (
    <>
      <output
        className={answer?.result === 'selected' ? 'badge corner' : 'code-block__status'}
        data-result={answer?.result}
      >
        {answer && messageOf(answer.result)}
      </output>
      <button
        type="button"
        className="code-block__button"
        aria-label={`${title} (${name})`}
        title={title}
        onClick={onClick}
      >
        {answer?.result === 'copied' ? <IconSuccess aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
      </button>
    </>
  );
}
