// Differs from the original: it is not drawn again with each page.
import {memo} from 'react';
import OriginalNavbar from '@theme-original/Navbar';

export default memo(OriginalNavbar);
