// Around everything that the site draws, for as long as it is open: links are followed here, whoever has drawn them.
import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import type {Props} from '@theme/Root';
import {followLinks} from './follow';

export default function Root({children}: Props): ReactNode {
  const history = useHistory();
  useEffect(() => followLinks(history), [history]);
  return children;
}
