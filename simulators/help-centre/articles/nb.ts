import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'nb',
  direction: 'ltr',
  name: 'Hjelpesenter for {brand}',
  title: 'Hva kan vi hjelpe deg med?',
  search: 'Søk i hjelpesenteret',
  found: 'Artikler funnet: {count}',
  none: 'Ingen treff. Prøv med ett ord, for eksempel «gebyr» eller «kansellere».',
  articles: [
    {
      topic: 'requesting',
      title: 'Bestill bud',
      paragraphs: [
        'Åpne «Bestill». Søk etter kundens adresse, eller sett markøren på kartet. Sjekk at markøren står ved riktig dør.',
        'Oppgi kundens navn og telefonnummer, hva budet skal frakte, og hvordan ordren betales. Du ser leveringsgebyret før du bekrefter.',
        'Trykk på «Bestill bud». Det nærmeste ledige budet tar ordren og kommer til hentestedet ditt.',
      ],
      words: 'bestille bestilling sende levere kurer sjåfør sykkelbud utkjøring hjemlevering ny opprette',
    },
    {
      topic: 'later',
      title: 'Bestill bud til senere',
      paragraphs: [
        'Velg «Senere» under Hentetid, og deretter når budet skal være hos deg. Du kan bestille opptil to dager fram i tid.',
        'Ordren ligger under Planlagte i Ordresporing. Du kan endre den fram til budet har hentet den, og kansellere den fram til et bud har godtatt den.',
      ],
      words: 'planlegge forhåndsbestille forhåndsbestilling booke reservere imorgen dato klokkeslett tidspunkt',
    },
    {
      topic: 'tracking',
      title: 'Følg en ordre',
      paragraphs: [
        'I Ordresporing ser du alle dagens ordrer etter steg: Nye, Planlagte, Hentede, Leverte og Kansellerte. Listen oppdateres av seg selv.',
        'Åpne en ordre for å se hvor budet er på kartet, og når det trolig er framme. Etter leveringen finner du bildebeviset der.',
        'Eldre ordrer ligger under Historikk. Søk på navn, telefonnummer eller ordrenummer.',
      ],
      words: 'følge spore posisjon ankomsttid eta live status foto forsinket tidligere gamle bestillinger',
    },
    {
      topic: 'cancelling',
      title: 'Kanseller en ordre',
      paragraphs: [
        'Åpne ordren i Ordresporing, trykk på «Kanseller ordre» og velg en grunn.',
        'Du kan kansellere fram til et bud har godtatt ordren. Etter det er budet allerede på vei til deg. Ring da budet direkte fra ordren.',
        'En ordre som kanselleres i tide, koster ingenting.',
      ],
      words:
        'kansellering avbestille avbestilling avbryte avlyse annullere angre stoppe refusjon tilbakebetaling penger feil',
    },
    {
      topic: 'cash',
      title: 'Kontant ved levering',
      paragraphs: [
        'Velger du «Kontant ved levering», tar budet imot vareverdien fra kunden. Oppgi nøyaktig beløp: Budet tar imot akkurat det, verken mer eller mindre.',
        '«Betalt på nett» betyr at kunden allerede har betalt deg. Da tar budet ikke betalt.',
        'En ordre som er betalt på nett, kan ikke endres til kontant etterpå.',
      ],
      words: 'kontanter cash betale betalingsmåte beløpet sum vekslepenger sedler oppkrav',
    },
    {
      topic: 'fees',
      title: 'Hva koster en levering?',
      paragraphs: [
        'Leveringsgebyret består av et grunngebyr og en pris per kilometer, beregnet etter kjøreavstanden. Du ser alle delene før du bestiller bud.',
        'Gebyret du ser, gjelder i noen minutter. Har skjemaet vært åpent lenger, regner vi ut et nytt. Er det et annet, spør vi deg først.',
        'Har du en rabattkode? Legg den inn i steget Betaling, så blir gebyret lavere.',
      ],
      words: 'priser dyrt billigere fraktkostnad km rabatter kupong kampanjekode verdikode avgift tillegg',
    },
    {
      topic: 'hours',
      title: 'Åpningstider',
      paragraphs: [
        'Budene kjører i åpningstiden i landet ditt. Er det stengt, ser du under «Bestill» når vi åpner igjen.',
        'Du kan når som helst bestille bud til senere, så lenge tidspunktet er innenfor åpningstiden.',
      ],
      words: 'åpent natta natten kvelden helga helgen søndag klokka lukket',
    },
    {
      topic: 'contact',
      title: 'Kontakt oss',
      paragraphs: [
        'Ha ordrenummeret klart. Det står øverst i hver ordre. Din kundeansvarlige svarer på spørsmål om butikker, avtaler og fakturaer.',
      ],
      words:
        'kontakte support kundeservice kundestøtte ringe telefon mail e-post epost hjelp problem feil klage kontrakt',
    },
  ],
};
