import {createContext} from 'react';

/** True below the layout of the site, so that a screen knows whether it has to bring the bar and the foot of the page. */
export const InsideLayout = createContext(false);
