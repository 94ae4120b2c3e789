// Stands in the place of the theme's formats of dates, which load the browser's tables of all calendars on each page: 20 ms.
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The format of a day as American English writes it: the ones that the theme asks for, all of them in UTC. */
export const useDateTimeFormat = ({month, year}: Intl.DateTimeFormatOptions) => ({
  format(date: Date): string {
    const name = MONTHS[date.getUTCMonth()] ?? '';
    const day = `${month === 'short' ? name.slice(0, 3) : name} ${date.getUTCDate()}`;
    return year ? `${day}, ${date.getUTCFullYear()}` : day;
  },
});
