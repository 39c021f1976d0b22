/** A habit of writing that the check refuses. In the patterns a space matches any white space, so a phrase may span two lines. */
export interface WordRule {
  readonly name: string;
  /** The pattern for comments, test titles, messages and documents. */
  readonly prose?: RegExp;
  /** The pattern for declared names and file names, which are read as words: `onLack` is "on lack". */
  readonly names?: RegExp;
  readonly instead: string;
  /** Examples that it must refuse: sentences, or identifiers without spaces. */
  readonly bad: readonly string[];
  /** Examples that it must accept. */
  readonly good: readonly string[];
}

const both = (pattern: RegExp) => ({ prose: pattern, names: pattern });

export const wordRules: readonly WordRule[] = [
  {
    name: 'nobody',
    ...both(/\bnobody(?:['’]s)?\b/),
    instead: 'name the agent ("no merchant", "no one")',
    bad: ['A vendor of nobody’s is refused.', 'nobodySees'],
    good: ['No merchant sees the order.'],
  },
  {
    name: 'whoever',
    ...both(/\bwho(?:so)?ever(?:['’]s)?\b/),
    instead: 'name the agent (the merchant, the caller, the courier)',
    bad: ['Whoever asks is answered.', 'toldWhoever'],
    good: ['The caller gets an answer.', 'whenever'],
  },
  {
    name: 'stands',
    ...both(/\b(?:stands?|stood|standing)\b(?!-)(?! in\b)/),
    instead: '"is", "waits", "exists", "means", "remains"',
    bad: ['What stands in\nthe way stands first.', 'A null stands for no vendor.', 'standFast', 'OrderStanding'],
    good: ['A stand-in server stands in for the fleet.', 'standInServer', 'The order is outstanding.'],
  },
  {
    name: 'told of',
    ...both(/\b(?:tells?|telling|told) of\b/),
    instead: '"notify about", "report", "mention", "show"',
    bad: ['The merchant is told\nof the change.', 'tellOfTexts'],
    good: ['Thai is told apart from Lao by its range.'],
  },
  {
    name: 'mend',
    ...both(/\bmend(?:s|ed|ing)?\b/),
    instead: '"fix", "repair", "correct"',
    bad: ['A new start mends it.', 'mendedByNewFee'],
    good: ['Amend the note.', 'A recommended value.'],
  },
  {
    name: 'doubled',
    ...both(/\bdoubled\b/),
    instead: '"duplicate", "sent twice"',
    bad: ['A doubled order is reported.', 'findDoubledOrder'],
    good: ['The pause doubles with each attempt.'],
  },
  {
    name: 'as it were',
    prose: /\bas it were\b/,
    instead: 'leave it out',
    bad: ['The order is, as it were, closed.'],
    good: ['The form is as it was.'],
  },
  {
    name: 'the one before',
    prose: /\bthe ones? before\b/,
    instead: '"the previous one", or the noun',
    bad: ['Each waits for the one before.'],
    good: ['Each waits for the previous request.'],
  },
  {
    name: 'letters',
    prose:
      /\bletters? (?:is|are|was|were) (?:there|sent|loaded|written twice|handed over)\b|\b(?:files?|fonts?|faces?) (?:of|for) (?:the |its |their )?letters?\b|\b(?:writes?|sends?|sent|hands? over) (?:a |the |each |every |this |one )?letters?\b|\bkinds? of letters?\b|\bletters? as (?:a )?mails?\b/,
    names: /\bletters? of font\b|\bfont letters?\b|\bletter needs\b/,
    instead: '"font" for a font, "e-mail" for a mail, "character" for what is typed',
    bad: ['Once the letters are there', 'A kind of letter in the port.', 'The files of letters', 'lettersOfFont'],
    good: ['A VAT number has eight letters or digits.', 'lettersOnly'],
  },
  {
    name: 'kept',
    prose:
      /\b(?:the|a|of|every|each|its|their|our|this|that) kept\b(?=[.,;:)]|$| (?:is|are|was|were|ones?|of|has|have)\b)/,
    names: /(?<!\b(?:is|are|was|be|has) )\bkept$/,
    instead: '"stored", "saved" or "recent" with a noun',
    bad: ['It is put into the kept.', 'mostKept', 'Kept'],
    good: ['What the browser kept is read once.', 'keptOrders', 'isKept'],
  },
  {
    name: 'of its own',
    prose: /\bof (?:its|their) own\b/,
    instead: '"separate", or "its own" before the noun',
    bad: ['The worker is a process of its own.'],
    good: ['The worker is a separate process with its own memory.'],
  },
  {
    name: 'anew',
    ...both(/\banew\b/),
    instead: '"again"',
    bad: ['The price is asked for anew.', 'askAnew'],
    good: ['The price is fetched again.'],
  },
  {
    name: 'reckon',
    ...both(/\breckon(?:s|ed|ing)?\b/),
    instead: '"calculate", "estimate"',
    bad: ['The fee is reckoned twice.', 'reckoned'],
    good: ['The fee is calculated twice.'],
  },
  {
    name: 'lack',
    prose: /\b(?:the|a|for|of|this|that|its|every|each|no) lack\b/,
    names: /\black(?:s|ing)?\b/,
    instead: '"missing", "absent"',
    bad: ['Reports the lack.', 'onLack'],
    good: ['Some browsers lack the API.', 'blackAndWhite'],
  },
  {
    name: 'way',
    prose:
      /\b(?:kilomet(?:re|er)s?|met(?:re|er)s|km) of (?:the |a )?way\b|\b(?:long|short)(?:er|est)? ways?\b|\bwhere the way (?:begins|ends)\b|\bthe way['’]s (?:length|begin|start|end)/,
    instead: '"route" for a route, "distance" for its length',
    bad: ['Where the way begins', 'The shortest way is taken.'],
    good: ['The only way to reach the page.', 'The shortest route is taken.'],
  },
];
