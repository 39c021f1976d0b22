import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'ro',
  direction: 'ltr',
  name: 'Centrul de ajutor {brand}',
  title: 'Cu ce te putem ajuta?',
  search: 'Caută în centrul de ajutor',
  found: 'Articole găsite: {count}',
  none: 'Nu am găsit nimic. Încearcă un singur cuvânt, de exemplu „taxă” sau „anulare”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Cheamă un curier',
      paragraphs: [
        'Deschide „Cheamă”, caută adresa clientului sau pune pinul pe hartă și verifică dacă este la ușa potrivită.',
        'Completează numele și telefonul clientului, ce duce curierul și cum se plătește. Vezi taxa de livrare înainte să confirmi.',
        'Apasă „Cheamă curier”. Cel mai apropiat curier liber preia comanda și vine la punctul tău de ridicare.',
      ],
      words: 'chem livrator rider curierat nouă comenzi trimite trimitere solicitare expediere strada',
    },
    {
      topic: 'later',
      title: 'Programează un curier pentru mai târziu',
      paragraphs: [
        'La „Ora de ridicare” alege „Mai târziu” și spune când vrei curierul la tine. Poți programa cu cel mult două zile înainte.',
        'Până atunci găsești comanda în „Urmărirea comenzilor”, la „Programate”. O poți anula până când o acceptă un curier și o poți modifica până când este ridicată.',
      ],
      words: 'programare programată rezervare rezerva precomandă planificare avans mâine poimâine dată',
    },
    {
      topic: 'tracking',
      title: 'Urmărește o comandă',
      paragraphs: [
        '„Urmărirea comenzilor” arată toate comenzile de azi, pe etape: „Noi”, „Programate”, „Ridicate”, „Livrate” și „Anulate”. Se actualizează singură.',
        'Deschide o comandă ca să vezi curierul pe hartă, ora la care ar trebui să ajungă și, la final, dovada livrării, cu fotografie.',
        'Comenzile mai vechi sunt la „Istoric”. Le poți căuta după nume, telefon sau ID-ul comenzii.',
      ],
      words:
        'unde urmăresc tracking status stare live poziție locație sosire întârziere poză anterioare trecute arhivă',
    },
    {
      topic: 'cancelling',
      title: 'Anulează o comandă',
      paragraphs: [
        'Deschide comanda în „Urmărirea comenzilor”, apasă „Anulează comanda” și alege motivul.',
        'Poți anula până când un curier acceptă comanda. După aceea curierul este deja pe drum: sună-l direct din comandă.',
        'Dacă anulezi la timp, nu plătești nimic.',
      ],
      words:
        'anulare anulată renunțare renunță oprire opresc ștergere rambursare returnare bani înapoi greșeală greșită eroare',
    },
    {
      topic: 'cash',
      title: 'Numerar la livrare',
      paragraphs: [
        'Când alegi „Numerar la livrare”, curierul încasează de la client valoarea produselor. Scrie suma exactă: curierul cere exact atât.',
        'Când alegi „Plătită online”, clientul ți-a plătit deja, iar curierul nu încasează nimic.',
        'O comandă plătită online nu mai poate trece pe numerar.',
      ],
      words: 'bani cash ramburs plată achitare încasare încasat rest card',
    },
    {
      topic: 'fees',
      title: 'Cât costă o livrare',
      paragraphs: [
        'Taxa de livrare este formată din taxa de bază și un preț pentru fiecare kilometru de drum. O vezi în detaliu înainte să chemi curierul.',
        'O taxă afișată este valabilă câteva minute. Dacă formularul rămâne deschis mai mult, o calculăm din nou și te mai întrebăm o dată.',
        'Ai un voucher? Introdu codul la pasul „Plată” ca să reduci taxa.',
      ],
      words: 'taxe prețuri tarif costuri comision km kilometri distanță cupon reducere discount promoție supliment',
    },
    {
      topic: 'hours',
      title: 'Program de lucru',
      paragraphs: [
        'Curierii lucrează după programul din țara ta. În afara programului, la „Cheamă” vezi când se redeschide serviciul.',
        'Poți programa un curier pentru mai târziu oricând, dacă ora de ridicare este în program.',
      ],
      words: 'orar ore deschis închis deschidere închidere noapte noaptea seara weekend duminică sărbători',
    },
    {
      topic: 'contact',
      title: 'Contactează-ne',
      paragraphs: [
        'Ține la îndemână ID-ul comenzii: îl găsești în partea de sus a fiecărei comenzi. La întrebările despre locații, contracte și facturi îți răspunde managerul tău de cont.',
      ],
      words:
        'contactare suport asistență ajutor telefon număr sun e-mail email problemă reclamație sesizare locație filială punct de lucru factură',
    },
  ],
};
