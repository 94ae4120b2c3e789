/**
 * Marks the page when the visitor has not seen this announcement yet. The theme's own script only records that an announcement was
 * dismissed, so it would hide a new one until the second page.
 */
export const newAnnouncementScript = (id: string): string =>
  `(function(){try{var seen=localStorage.getItem('docusaurus.announcement.id');` +
  `if(seen==='annoucement-bar')seen='announcement-bar';` +
  `if(seen!==${JSON.stringify(id).replaceAll('<', String.raw`\u003c`)})` +
  `document.documentElement.dataset.announcementIsNew='true'}catch(e){}})();`;
