import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'pl',
  direction: 'ltr',
  name: 'Centrum pomocy {brand}',
  title: 'W czym możemy pomóc?',
  search: 'Szukaj w centrum pomocy',
  found: 'Znalezione artykuły: {count}',
  none: 'Brak wyników. Wpisz jedno słowo, na przykład „opłata” lub „anulowanie”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Jak zamówić kuriera',
      paragraphs: [
        'Otwórz stronę „Zamów” i wyszukaj adres klienta lub ustaw pinezkę na mapie. Sprawdź, czy pinezka wskazuje właściwe wejście.',
        'Podaj imię i nazwisko oraz numer telefonu klienta, zawartość zamówienia i sposób płatności. Opłatę za dostawę zobaczysz przed potwierdzeniem.',
        'Naciśnij „Zamów kuriera”. Zamówienie przyjmie najbliższy wolny kurier, który przyjedzie do miejsca odbioru.',
      ],
      words:
        'nowe zlecenie wysłać wyslac nadać przesyłka przesylka paczka dowóz dostarczyć dostawca wezwać mapa lokalizacja',
    },
    {
      topic: 'later',
      title: 'Kurier na później',
      paragraphs: [
        'W sekcji „Godzina odbioru” wybierz „Później” i wskaż, kiedy kurier ma być u Ciebie. Możesz go zamówić do dwóch dni naprzód.',
        'Takie zamówienie czeka na stronie „Śledzenie zamówień” w zakładce „Zaplanowane”. Możesz je zmieniać do odbioru, a anulować – dopóki kurier go nie przyjmie.',
      ],
      words:
        'termin zaplanować planowanie rezerwacja zarezerwować jutro pojutrze wyprzedzenie wyprzedzeniem wcześniej data dzień przełożyć przelozyc',
    },
    {
      topic: 'tracking',
      title: 'Śledzenie zamówienia',
      paragraphs: [
        'Strona „Śledzenie zamówień” pokazuje wszystkie dzisiejsze zamówienia według etapu: „Nowe”, „Zaplanowane”, „Odebrane”, „Dostarczone” i „Anulowane”. Odświeża się sama.',
        'Otwórz zamówienie, a zobaczysz kuriera na mapie i przewidywaną godzinę przyjazdu. Po doręczeniu pojawi się też zdjęcie z dostawy.',
        'Starsze zamówienia są na stronie „Historia”. Możesz szukać po nazwisku, numerze telefonu lub numerze zamówienia.',
      ],
      words:
        'gdzie lokalizacja położenie polozenie żywo status stan kiedy dojedzie śledzić foto fotografia dowód potwierdzenie archiwum poprzednie',
    },
    {
      topic: 'cancelling',
      title: 'Anulowanie zamówienia',
      paragraphs: [
        'Otwórz zamówienie na stronie „Śledzenie zamówień”, naciśnij „Anuluj zamówienie” i wybierz powód.',
        'Zamówienie można anulować, dopóki kurier go nie przyjmie. Później kurier jest już w drodze – zamiast anulować, zadzwoń do niego. Numer znajdziesz w zamówieniu.',
        'Za zamówienie anulowane na czas nic nie płacisz.',
      ],
      words:
        'odwołać odwołanie odwolac odwolanie rezygnacja zrezygnować wycofać cofnąć zatrzymać usunąć zwrot pieniędzy pomyłka pomylka błąd blad',
    },
    {
      topic: 'cash',
      title: 'Płatność za pobraniem',
      paragraphs: [
        'Gdy wybierzesz „Za pobraniem (gotówka)”, kurier pobierze od klienta wartość towaru. Wpisz dokładną kwotę – kurier poprosi tylko o nią.',
        'Gdy wybierzesz „Opłacone online”, kurier nic nie pobiera, bo klient już Ci zapłacił.',
        'Zamówienia opłaconego online nie można później zmienić na gotówkowe.',
      ],
      words: 'pieniądze gotówce platnosc płacić placic zapłata zaplata reszta karta kartą blik przelew',
    },
    {
      topic: 'fees',
      title: 'Ile kosztuje dostawa',
      paragraphs: [
        'Opłata za dostawę składa się z opłaty podstawowej i stawki za każdy kilometr trasy. Kwotę i jej składniki widzisz, zanim zamówisz kuriera.',
        'Pokazana opłata jest ważna kilka minut. Jeśli formularz pozostanie otwarty dłużej, obliczymy nową i zapytamy Cię ponownie.',
        'W kroku „Płatność” możesz wpisać kod kuponu, aby obniżyć opłatę.',
      ],
      words:
        'cena ceny cennik koszty oplata oplaty taryfa km odległość odleglosc rabat zniżka promocja bon voucher dopłata doplata',
    },
    {
      topic: 'hours',
      title: 'Godziny działania',
      paragraphs: [
        'Kurierzy jeżdżą w godzinach działania usługi w Twoim kraju. Poza nimi na stronie „Zamów” zobaczysz, kiedy usługa ruszy ponownie.',
        'Kuriera na później zamówisz o każdej porze, byle na termin w godzinach działania.',
      ],
      words:
        'otwarte otwarcia zamknięte zamknięcia czynne nieczynne dzialania pracy noc nocy wieczorem weekend niedziela święta',
    },
    {
      topic: 'contact',
      title: 'Kontakt',
      paragraphs: [
        'Przygotuj numer zamówienia – znajdziesz go na górze każdego zamówienia. Na pytania o lokale, umowy i faktury odpowiada Twój opiekun konta.',
      ],
      words:
        'wsparcie pomoc obsługa obsluga infolinia telefon zadzwonić napisać mail email e-mail problem reklamacja zgłoszenie zgloszenie umowa faktura',
    },
  ],
};
