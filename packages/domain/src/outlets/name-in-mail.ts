const longestName = 60;

/** Addresses of pages and of people, which a mail program turns into links: a dot or an at sign inside of a word, a slash. */
const looksLikeLink = /[@/\\:]|\p{L}[.。．｡]\p{L}/u;

/**
 * The name of an outlet for an e-mail to somebody who may not know the sender; null for a text that would read as a link or as a
 * message. Otherwise a stranger could have the server mail any text to any address.
 */
export function nameInMail(name: string): string | null {
  return name.length > longestName || looksLikeLink.test(name) ? null : name;
}
