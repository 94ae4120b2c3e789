/** Redirects paths with capital letters to the lowercase route on hosts without redirect rules, which respond with the 404 page. */
function redirectToLowerCase({pathname, search, hash}: Location): void {
  const isNotFoundPage = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href.endsWith('/404.html');
  if (isNotFoundPage && /^[\w./~-]*[A-Z][\w./~-]*$/.test(pathname))
    window.location.replace(pathname.toLowerCase() + search + hash);
}

if (typeof document !== 'undefined') redirectToLowerCase(window.location);
