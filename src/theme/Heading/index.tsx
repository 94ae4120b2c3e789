// Wraps the original: the heading is named by its text alone, because screen readers would add the name of the link in it.
import type {ComponentProps, ReactNode} from 'react';
import Heading from '@theme-original/Heading';

export default function HeadingWithName(props: ComponentProps<typeof Heading>): ReactNode {
  const {as, id, children} = props;
  // The original adds no link to these.
  if (as === 'h1' || !id) return <Heading {...props} />;
  const name = `${id}--text`;
  return (
    <Heading {...props} aria-labelledby={name}>
      <span id={name}>{children}</span>
    </Heading>
  );
}
