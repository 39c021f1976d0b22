export interface Article {
  readonly topic: 'requesting' | 'later' | 'tracking' | 'cancelling' | 'cash' | 'fees' | 'hours' | 'contact';
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What people type besides the words that stand in it. */
  readonly words: string;
}

export interface HelpTexts {
  /** As HTML names it: "th-TH". */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** With {brand}. */
  readonly name: string;
  readonly title: string;
  readonly search: string;
  /** With {count}; no plural, so that it fits every language. */
  readonly found: string;
  readonly none: string;
  readonly articles: readonly Article[];
}
