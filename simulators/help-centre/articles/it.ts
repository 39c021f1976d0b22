import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'it',
  direction: 'ltr',
  name: 'Centro assistenza {brand}',
  title: 'Come possiamo aiutarti?',
  search: 'Cerca nel centro assistenza',
  found: 'Articoli trovati: {count}',
  none: 'Non abbiamo trovato nulla. Prova con una sola parola, come “costo” o “annullare”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Richiedi un rider',
      paragraphs: [
        'Apri “Richiedi”, cerca l’indirizzo del cliente o metti il segnaposto sulla mappa. Controlla che sia davanti alla porta giusta.',
        'Aggiungi nome e telefono del cliente, cosa porta il rider e come si paga. Il costo di consegna lo vedi prima di confermare.',
        'Premi “Richiedi rider”. Il rider libero più vicino prende l’ordine e viene al tuo punto di ritiro.',
      ],
      words:
        'richiedere richiesta fattorino corriere ordinare nuovo chiamare chiama mandare inviare spedire consegnare via pin',
    },
    {
      topic: 'later',
      title: 'Prenota un rider per più tardi',
      paragraphs: [
        'In “Orario di ritiro” scegli “Più tardi” e indica quando vuoi il rider da te. Puoi prenotare fino a due giorni prima.',
        'Intanto l’ordine resta in “Tracciamento ordini”, nella scheda “Programmati”. Puoi annullarlo finché un rider non accetta e modificarlo finché non viene ritirato.',
      ],
      words: 'prenotazione programmare programmato pianificare anticipo domani dopodomani data dopo',
    },
    {
      topic: 'tracking',
      title: 'Segui un ordine',
      paragraphs: [
        '“Tracciamento ordini” mostra tutti gli ordini di oggi divisi per fase: “Nuovi”, “Programmati”, “Ritirati”, “Consegnati” e “Annullati”. Si aggiorna da solo.',
        'Apri un ordine per vedere il rider sulla mappa, l’orario di arrivo previsto e, alla fine, la prova di consegna con la foto.',
        'Gli ordini precedenti sono in “Storico”. Cercali per nome, telefono o ID ordine.',
      ],
      words:
        'dove seguire tracciare tracking stato posizione tempo reale live ritardo quando arriva fotografia passati vecchi archivio',
    },
    {
      topic: 'cancelling',
      title: 'Annulla un ordine',
      paragraphs: [
        'Apri l’ordine in “Tracciamento ordini”, premi “Annulla ordine” e scegli il motivo.',
        'Puoi annullare un ordine finché un rider non lo accetta. Dopo, il rider è già in viaggio: chiamalo direttamente dall’ordine.',
        'Se annulli in tempo, non paghi nulla.',
      ],
      words:
        'annullamento annullato cancellare cancella disdire disdetta fermare bloccare eliminare rimborso errore sbaglio sbagliato',
    },
    {
      topic: 'cash',
      title: 'Contanti alla consegna',
      paragraphs: [
        'Con “Contanti alla consegna” il rider riscuote dal cliente il valore della merce. Inserisci l’importo esatto: il rider non chiede altro.',
        'Con “Pagato online” il cliente ha già pagato te e il rider non riscuote nulla.',
        'Un ordine pagato online non può passare ai contanti in un secondo momento.',
      ],
      words: 'contante soldi denaro cash contrassegno pagare pagamento incassare incasso riscuotere resto carta somma',
    },
    {
      topic: 'fees',
      title: 'Quanto costa una consegna',
      paragraphs: [
        'Il costo di consegna è fatto di una tariffa base e di un prezzo per ogni chilometro su strada. Vedi tutte le voci prima di richiedere il rider.',
        'Il costo che vedi vale per alcuni minuti. Se il modulo resta aperto più a lungo, lo ricalcoliamo e ti chiediamo di nuovo conferma.',
        'Hai un buono? Inserisci il codice nel passaggio “Pagamento” e il costo si riduce.',
      ],
      words:
        'costi costare prezzi tariffe spesa spese km chilometri distanza voucher coupon sconto promozione supplemento preventivo',
    },
    {
      topic: 'hours',
      title: 'Orari del servizio',
      paragraphs: [
        'I rider lavorano negli orari del servizio del tuo paese. Fuori da questi orari, in “Richiedi” trovi scritto quando il servizio riapre.',
        'Puoi prenotare un rider a qualsiasi ora, purché l’orario di ritiro rientri in quelli del servizio.',
      ],
      words: 'apertura chiusura aperto chiuso ore notte sera weekend domenica festivi',
    },
    {
      topic: 'contact',
      title: 'Contattaci',
      paragraphs: [
        'Tieni a portata di mano l’ID ordine: lo trovi in alto in ogni ordine. Per domande su sedi, contratti e fatture c’è il tuo account manager.',
      ],
      words:
        'contatti contattare assistenza aiuto supporto parlare telefono email e-mail referente problema reclamo sede filiale contratto fattura',
    },
  ],
};
