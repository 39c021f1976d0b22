import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'de',
  direction: 'ltr',
  name: 'Hilfebereich von {brand}',
  title: 'Wie können wir helfen?',
  search: 'Hilfebereich durchsuchen',
  found: 'Gefundene Artikel: {count}',
  none: 'Dazu haben wir nichts gefunden. Versuchen Sie es mit einem einzelnen Wort, zum Beispiel „Gebühr“ oder „stornieren“.',
  articles: [
    {
      topic: 'requesting',
      title: 'Kurier anfordern',
      paragraphs: [
        'Öffnen Sie „Anfordern“. Suchen Sie die Adresse des Kunden oder setzen Sie die Markierung auf der Karte, und prüfen Sie, ob sie an der richtigen Tür steht.',
        'Ergänzen Sie Name und Telefonnummer des Kunden, was der Kurier bringt und wie bezahlt wird. Die Liefergebühr sehen Sie, bevor Sie bestätigen.',
        'Klicken Sie auf „Kurier anfordern“. Der nächstgelegene freie Kurier übernimmt die Bestellung und kommt zu Ihrem Abholort.',
      ],
      words:
        'fahrer rider bote bestellen auftrag neu liefern lieferung lieferdienst schicken senden versenden anschrift pin',
    },
    {
      topic: 'later',
      title: 'Kurier für später bestellen',
      paragraphs: [
        'Wählen Sie unter „Abholzeit“ die Option „Später“ und geben Sie an, wann der Kurier bei Ihnen sein soll. Das geht bis zu zwei Tage im Voraus.',
        'Bis dahin steht die Bestellung unter „Bestellungen verfolgen“ im Tab „Geplant“. Sie können sie stornieren, bis ein Kurier sie annimmt, und ändern, bis er sie abgeholt hat.',
      ],
      words:
        'vorbestellen vorbestellung vorausbestellen buchen reservieren planen termin datum uhrzeit morgen übermorgen',
    },
    {
      topic: 'tracking',
      title: 'Bestellung verfolgen',
      paragraphs: [
        '„Bestellungen verfolgen“ zeigt alle Bestellungen von heute nach Stand: „Neu“, „Geplant“, „Abgeholt“, „Zugestellt“ und „Storniert“. Die Anzeige aktualisiert sich von selbst.',
        'Öffnen Sie eine Bestellung, um den Kurier auf der Karte, die voraussichtliche Ankunft und nach der Lieferung den Zustellnachweis mit Foto zu sehen.',
        'Ältere Bestellungen finden Sie unter „Verlauf“. Suchen Sie dort nach Name, Telefonnummer oder Bestellnummer.',
      ],
      words:
        'wo ist tracking sendungsverfolgung status live standort unterwegs ankunftszeit lieferzeit verspätung beweis frühere archiv',
    },
    {
      topic: 'cancelling',
      title: 'Bestellung stornieren',
      paragraphs: [
        'Öffnen Sie die Bestellung unter „Bestellungen verfolgen“, klicken Sie auf „Stornieren“ und wählen Sie einen Grund.',
        'Das geht, bis ein Kurier die Bestellung annimmt. Danach ist er schon unterwegs: Rufen Sie ihn dann direkt aus der Bestellung an.',
        'Für eine rechtzeitig stornierte Bestellung zahlen Sie nichts.',
      ],
      words:
        'stornierung storno abbrechen abbestellen absagen annullieren widerrufen stoppen löschen erstattung rückerstattung geld zurück fehler versehen falsch',
    },
    {
      topic: 'cash',
      title: 'Bar bei Lieferung',
      paragraphs: [
        'Bei „Bar bei Lieferung“ kassiert der Kurier den Warenwert beim Kunden. Geben Sie den Betrag genau ein: Der Kurier kassiert nicht mehr und nicht weniger.',
        'Bei „Online bezahlt“ hat der Kunde schon bei Ihnen bezahlt, und der Kurier kassiert nichts.',
        'Eine online bezahlte Bestellung lässt sich später nicht auf Barzahlung ändern.',
      ],
      words: 'bargeld geld nachnahme cash wechselgeld rückgeld zahlungsart zahlungsweise bezahlen kassieren summe',
    },
    {
      topic: 'fees',
      title: 'Was eine Lieferung kostet',
      paragraphs: [
        'Die Liefergebühr besteht aus der Grundgebühr und einem Preis je Kilometer Fahrstrecke. Alle Bestandteile sehen Sie, bevor Sie den Kurier anfordern.',
        'Eine angezeigte Gebühr gilt einige Minuten. Bleibt das Formular länger offen, berechnen wir sie neu und fragen Sie noch einmal.',
        'Mit einem Gutscheincode wird es günstiger: Geben Sie ihn im Schritt „Zahlung“ ein.',
      ],
      words:
        'kosten lieferkosten versandkosten gebuehr tarif entfernung km voucher rabatt aktionscode zuschlag aufpreis teuer',
    },
    {
      topic: 'hours',
      title: 'Servicezeiten',
      paragraphs: [
        'Kuriere sind während der Servicezeiten Ihres Landes unterwegs. Außerhalb dieser Zeiten sehen Sie beim Anfordern, wann es weitergeht.',
        'Einen Kurier für später können Sie rund um die Uhr bestellen. Nur die Abholzeit muss in den Servicezeiten liegen.',
      ],
      words: 'öffnungszeiten betriebszeiten uhrzeit geöffnet geschlossen nachts abends wochenende sonntag feiertag',
    },
    {
      topic: 'contact',
      title: 'Kontakt',
      paragraphs: [
        'Halten Sie die Bestellnummer bereit: Sie steht oben in jeder Bestellung. Fragen zu Filialen, Verträgen und Rechnungen beantwortet Ihre Kundenbetreuung.',
      ],
      words:
        'support hilfe kundenservice kundendienst ansprechpartner account manager telefon anrufen hotline email e-mail problem beschwerde reklamation',
    },
  ],
};
