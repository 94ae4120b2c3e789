/** Messages by id. */
type Messages = Readonly<Record<string, string>>;

/** Translations of what the search says, by language. English stands in the components. */
const translations: Readonly<Record<string, Messages>> = {
  de: {
    'theme.SearchBar.label': 'Suchen...',
    'theme.SearchBar.noResultsText': 'Keine Ergebnisse gefunden.',
    'theme.SearchBar.clear': 'Leeren',
    'theme.SearchBar.cancel': 'Abbrechen',
    'theme.SearchBar.submit': 'Absenden',
    'theme.SearchBar.results': 'Ergebnisse',
    'theme.SearchBar.loading': 'Der Suchindex wird geladen…',
    'theme.SearchBar.onePage': '1 Seite gefunden',
    'theme.SearchBar.pages': '{count} Seiten gefunden',
    'theme.SearchBar.atLeastOnePage': 'Mindestens 1 Seite gefunden',
    'theme.SearchBar.atLeastPages': 'Mindestens {count} Seiten gefunden',
    'theme.SearchBar.failed': 'Ergebnisse können hier nicht gezeigt werden. Absenden öffnet die Suchseite.',
    'theme.SearchBar.visited': 'Seiten dieses Besuchs',
    'theme.SearchBar.popularPages': 'Beliebte Seiten',
    'theme.SearchBar.hints': '{arrows} wählen · {enter} öffnen · {escape} schließen',
    'theme.SearchBar.suggestion': 'Meinten Sie {suggestion}?',
    'theme.SearchBar.popular': 'Seiten, die viele suchen:',
    'theme.SearchBar.corrected': 'Auch gesucht nach {words}.',
    'theme.SearchPage.title': 'Suche',
    'theme.SearchPage.heading': 'Dokumentation und Blog durchsuchen',
    'theme.SearchPage.description':
      'Durchsucht Dokumentation und Blog; alle Ergebnisse auf einer Seite, deren Adresse sich weitergeben lässt.',
    'theme.SearchPage.filters': 'Ergebnisse zeigen aus',
    'theme.SearchPage.all': 'Alles',
    'theme.SearchPage.docs': 'Dokumentation',
    'theme.SearchPage.blog': 'Blog',
    'theme.SearchPage.withoutScripts': 'Die Suche braucht JavaScript. Ohne nennt die {siteMap} jede Seite.',
    'theme.SearchPage.siteMap': 'Übersicht aller Seiten',
  },
};

/** What the search says in a locale; empty for languages without a translation, which then see English. */
export const translationsFor = (locale: string): Messages => translations[new Intl.Locale(locale).language] ?? {};
