import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'cs',
  direction: 'ltr',
  name: 'Nápověda {brand}',
  title: 'S čím vám můžeme pomoci?',
  search: 'Hledat v nápovědě',
  found: 'Nalezené články: {count}',
  none: 'Nic jsme nenašli. Zkuste jedno slovo, třeba „poplatek“ nebo „zrušit“.',
  articles: [
    {
      topic: 'requesting',
      title: 'Jak objednat kurýra',
      paragraphs: [
        'Otevřete stránku „Objednat“ a vyhledejte adresu zákazníka, nebo umístěte značku na mapu. Zkontrolujte, že je značka u správných dveří.',
        'Doplňte jméno a telefon zákazníka, co kurýr poveze a jak zákazník platí. Poplatek za doručení uvidíte ještě před potvrzením.',
        'Stiskněte tlačítko „Objednat kurýra“. Objednávku přijme nejbližší volný kurýr a přijede na vaše místo vyzvednutí.',
      ],
      words:
        'nová zásilka balík poslat odeslat doručit dovoz rozvoz doprava zavolat poslíček pin špendlík mapa adresa objednání',
    },
    {
      topic: 'later',
      title: 'Kurýr na později',
      paragraphs: [
        'V části „Čas vyzvednutí“ zvolte „Později“ a vyberte, kdy má být kurýr u vás. Objednat ho můžete až dva dny předem.',
        'Naplánovaná objednávka čeká na stránce „Sledování objednávek“ na kartě „Plánované“. Upravit ji můžete do vyzvednutí, zrušit jen do chvíle, kdy ji kurýr přijme.',
      ],
      words:
        'plánovat naplánovat předobjednávka dopředu rezervace rezervovat zítra pozítří termín datum hodina odložit',
    },
    {
      topic: 'tracking',
      title: 'Sledování objednávky',
      paragraphs: [
        'Stránka „Sledování objednávek“ ukazuje všechny dnešní objednávky podle fáze: „Nové“, „Plánované“, „Vyzvednuté“, „Doručené“ a „Zrušené“. Aktualizuje se sama.',
        'Otevřete objednávku a uvidíte kurýra na mapě, předpokládaný čas příjezdu a po předání i foto z doručení.',
        'Starší objednávky najdete na stránce „Historie“. Hledat můžete podle jména, telefonu nebo čísla objednávky.',
      ],
      words: 'kde poloha stav status eta kdy přijede živě mapa sledovat fotka fotografie důkaz potvrzení archiv',
    },
    {
      topic: 'cancelling',
      title: 'Zrušení objednávky',
      paragraphs: [
        'Otevřete objednávku na stránce „Sledování objednávek“, stiskněte „Zrušit objednávku“ a vyberte důvod.',
        'Objednávku lze zrušit, dokud ji kurýr nepřijme. Potom už je kurýr na cestě, raději mu zavolejte přímo z objednávky.',
        'Za včas zrušenou objednávku nic neplatíte.',
      ],
      words: 'storno stornovat odvolat zastavit vrácení peněz vrátit peníze omyl omylem chyba špatně',
    },
    {
      topic: 'cash',
      title: 'Hotově při doručení',
      paragraphs: [
        'Při platbě „Hotově při doručení“ vybere kurýr od zákazníka hodnotu zboží. Zadejte přesnou částku, kurýr si řekne jen o ni.',
        'Při volbě „Zaplaceno online“ zákazník už zaplatil vám a kurýr nic nevybírá.',
        'Objednávku zaplacenou online už nelze změnit na platbu v hotovosti.',
      ],
      words: 'cash dobírka inkaso peníze platba platit úhrada drobné vrátit částka karta kartou',
    },
    {
      topic: 'fees',
      title: 'Kolik stojí doručení',
      paragraphs: [
        'Poplatek za doručení tvoří základní sazba a cena za každý kilometr trasy. Částku i její rozpis vidíte, ještě než kurýra objednáte.',
        'Zobrazený poplatek platí několik minut. Když zůstane formulář otevřený déle, poplatek přepočítáme a znovu se vás zeptáme.',
        'V kroku „Platba“ můžete zadat slevový kód a poplatek tím snížit.',
      ],
      words:
        'ceník ceny náklady tarif doprava dopravné rozvoz km vzdálenost sleva kupon kupón voucher poukaz příplatek',
    },
    {
      topic: 'hours',
      title: 'Provozní doba',
      paragraphs: [
        'Kurýři jezdí v provozní době, která platí ve vaší zemi. Mimo ni se na stránce „Objednat“ dozvíte, kdy bude znovu otevřeno.',
        'Kurýra na později můžete objednat kdykoli, jen zvolený čas musí spadat do provozní doby.',
      ],
      words: 'otevírací hodiny otevírá zavřeno zavírá zavírací noc noci večer víkend neděle svátek pracovní',
    },
    {
      topic: 'contact',
      title: 'Kontaktujte nás',
      paragraphs: [
        'Mějte po ruce číslo objednávky, najdete ho nahoře u každé objednávky. Na dotazy k pobočkám, smlouvám a fakturám odpoví váš obchodní zástupce.',
      ],
      words: 'podpora pomoc linka infolinka telefon zavolat e-mail email problém reklamace stížnost',
    },
  ],
};
