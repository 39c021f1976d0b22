import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'sv',
  direction: 'ltr',
  name: 'Hjälpcenter för {brand}',
  title: 'Vad kan vi hjälpa dig med?',
  search: 'Sök i hjälpcentret',
  found: 'Hittade artiklar: {count}',
  none: 'Inga träffar. Prova med ett ord, till exempel ”avgift” eller ”avboka”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Beställ ett bud',
      paragraphs: [
        'Öppna ”Beställ”. Sök kundens adress eller sätt nålen på kartan. Kontrollera att nålen står vid rätt dörr.',
        'Ange kundens namn och telefonnummer, vad budet ska köra och hur ordern betalas. Du ser leveransavgiften innan du bekräftar.',
        'Tryck på ”Beställ bud”. Det närmaste lediga budet tar ordern och kommer till din upphämtningsplats.',
      ],
      words: 'beställa beställning skicka leverera kurir chaufför förare cykelbud utkörning hemleverans ny skapa lägga',
    },
    {
      topic: 'later',
      title: 'Boka ett bud till senare',
      paragraphs: [
        'Välj ”Senare” under Upphämtningstid och sedan den tid då budet ska vara hos dig. Du kan boka upp till två dagar i förväg.',
        'En bokad order ligger under Planerade i Orderspårning. Du kan ändra den tills budet har hämtat den, och avboka den tills ett bud har accepterat den.',
      ],
      words: 'bokning schemalägga förbeställa förboka reservera imorgon datum klockslag',
    },
    {
      topic: 'tracking',
      title: 'Följ en order',
      paragraphs: [
        'I Orderspårning ser du alla dagens ordrar efter steg: Nya, Planerade, Hämtade, Levererade och Avbokade. Listan uppdateras av sig själv.',
        'Öppna en order för att se var budet är på kartan och när det väntas komma fram. Efter leveransen finns fotobeviset där.',
        'Äldre ordrar finns under Historik. Sök på namn, telefonnummer eller ordernummer.',
      ],
      words: 'följa spåra hitta position ankomsttid eta live status bild försenad tidigare gamla beställningar',
    },
    {
      topic: 'cancelling',
      title: 'Avboka en order',
      paragraphs: [
        'Öppna ordern i Orderspårning, tryck på ”Avboka order” och välj en orsak.',
        'Du kan avboka tills ett bud har accepterat ordern. Därefter är budet redan på väg till dig. Ring då budet direkt från ordern.',
        'En order som avbokas i tid kostar ingenting.',
      ],
      words:
        'avbokning avbeställa avbeställning annullera avbryta ångra stoppa återbetalning pengar tillbaka fel misstag',
    },
    {
      topic: 'cash',
      title: 'Kontant vid leverans',
      paragraphs: [
        'Väljer du ”Kontant vid leverans” tar budet emot varuvärdet av kunden. Ange exakt belopp: budet tar emot precis så mycket, varken mer eller mindre.',
        '”Betald online” betyder att kunden redan har betalat dig. Då tar budet inte betalt.',
        'En order som är betald online kan inte ändras till kontant i efterhand.',
      ],
      words: 'kontanter pengar betalning betalsätt summa växel sedlar postförskott',
    },
    {
      topic: 'fees',
      title: 'Vad kostar en leverans?',
      paragraphs: [
        'Leveransavgiften består av en grundavgift och ett pris per kilometer, räknat på körsträckan. Du ser alla delar innan du beställer budet.',
        'Avgiften du ser gäller i några minuter. Har formuläret varit öppet längre räknar vi ut en ny. Om den skiljer sig frågar vi dig först.',
        'Har du en rabattkod? Ange den i steget Betalning så blir avgiften lägre.',
      ],
      words: 'avgifter dyrt billigare fraktkostnad km avstånd rabatter kupong kampanjkod voucher tillägg',
    },
    {
      topic: 'hours',
      title: 'Öppettider',
      paragraphs: [
        'Buden kör under öppettiderna i ditt land. Är det stängt ser du under ”Beställ” när tjänsten öppnar igen.',
        'Du kan när som helst boka ett bud till senare, så länge tiden ligger inom öppettiderna.',
      ],
      words: 'natten kvällen helgen söndag klockan',
    },
    {
      topic: 'contact',
      title: 'Kontakta oss',
      paragraphs: [
        'Ha ordernumret till hands. Det står överst i varje order. Din kundansvariga svarar på frågor om butiker, avtal och fakturor.',
      ],
      words:
        'support kundtjänst kundservice ringa telefon mejla mail e-post epost hjälp problem fel klagomål faktura kontrakt',
    },
  ],
};
