import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'da',
  direction: 'ltr',
  name: 'Hjælpecenter for {brand}',
  title: 'Hvad kan vi hjælpe dig med?',
  search: 'Søg i hjælpecentret',
  found: 'Fundne artikler: {count}',
  none: 'Ingen resultater. Prøv med ét ord, for eksempel ”gebyr” eller ”annullere”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Bestil et bud',
      paragraphs: [
        'Åbn ”Bestil”. Søg efter kundens adresse, eller sæt markøren på kortet. Tjek, at markøren står ved den rigtige dør.',
        'Angiv kundens navn og telefonnummer, hvad buddet skal køre med, og hvordan ordren betales. Du ser leveringsgebyret, før du bekræfter.',
        'Tryk på ”Bestil bud”. Det nærmeste ledige bud tager ordren og kommer til dit afhentningssted.',
      ],
      words: 'bestille bestilling sende levere kurér chauffør cykelbud udbringning hjemmelevering ny oprette',
    },
    {
      topic: 'later',
      title: 'Bestil et bud til senere',
      paragraphs: [
        'Vælg ”Senere” under Afhentningstid og derefter det tidspunkt, hvor buddet skal være hos dig. Du kan bestille op til to dage frem.',
        'Ordren ligger under Planlagte i Ordresporing. Du kan ændre den, indtil buddet har hentet den, og annullere den, indtil et bud har accepteret den.',
      ],
      words: 'planlægge forudbestille forudbestilling booke reservere rette imorgen dato klokkeslæt',
    },
    {
      topic: 'tracking',
      title: 'Følg en ordre',
      paragraphs: [
        'I Ordresporing ser du alle dagens ordrer efter trin: Nye, Planlagte, Afhentede, Leverede og Annullerede. Listen opdateres af sig selv.',
        'Åbn en ordre for at se, hvor buddet er på kortet, og hvornår det forventes fremme. Efter leveringen finder du fotobeviset der.',
        'Ældre ordrer ligger under Historik. Søg på navn, telefonnummer eller ordrenummer.',
      ],
      words: 'følge spore position ankomsttid eta live status billede forsinket tidligere gamle bestillinger',
    },
    {
      topic: 'cancelling',
      title: 'Annuller en ordre',
      paragraphs: [
        'Åbn ordren i Ordresporing, tryk på ”Annuller ordre”, og vælg en årsag.',
        'Du kan annullere, indtil et bud har accepteret ordren. Derefter er buddet allerede på vej til dig. Ring så direkte til buddet fra ordren.',
        'En ordre, der annulleres i tide, koster ikke noget.',
      ],
      words: 'annullering afbestille afbestilling aflyse afbryde fortryde stoppe refusion tilbagebetaling penge fejl',
    },
    {
      topic: 'cash',
      title: 'Kontant ved levering',
      paragraphs: [
        'Vælger du ”Kontant ved levering”, opkræver buddet vareværdien hos kunden. Angiv det præcise beløb: buddet opkræver hverken mere eller mindre.',
        '”Betalt online” betyder, at kunden allerede har betalt dig. Så opkræver buddet intet.',
        'En ordre, der er betalt online, kan ikke ændres til kontant bagefter.',
      ],
      words: 'kontanter betale betalingsmåde beløbet sum byttepenge sedler efterkrav',
    },
    {
      topic: 'fees',
      title: 'Hvad koster en levering?',
      paragraphs: [
        'Leveringsgebyret består af et grundgebyr og en pris pr. kilometer, beregnet efter køreafstanden. Du ser alle dele, før du bestiller buddet.',
        'Det gebyr, du ser, gælder i nogle minutter. Har formularen været åben længere, beregner vi et nyt. Er det et andet, spørger vi dig først.',
        'Har du en rabatkode? Indtast den i trinnet Betaling, så bliver gebyret lavere.',
      ],
      words: 'omkostning priser dyrt billigere fragt km rabatter kupon kampagnekode værdikode voucher tillæg',
    },
    {
      topic: 'hours',
      title: 'Åbningstider',
      paragraphs: [
        'Budene kører inden for åbningstiden i dit land. Er der lukket, kan du under ”Bestil” se, hvornår vi åbner igen.',
        'Du kan når som helst bestille et bud til senere, så længe tidspunktet ligger inden for åbningstiden.',
      ],
      words: 'åbent natten aftenen weekenden søndag klokken',
    },
    {
      topic: 'contact',
      title: 'Kontakt os',
      paragraphs: [
        'Hav ordrenummeret klar. Det står øverst i hver ordre. Din kundeansvarlige svarer på spørgsmål om butikker, aftaler og fakturaer.',
      ],
      words: 'kontakte support kundeservice ringe telefon e-mail email hjælp problem fejl klage kontrakt',
    },
  ],
};
