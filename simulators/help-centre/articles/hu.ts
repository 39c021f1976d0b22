import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'hu',
  direction: 'ltr',
  name: '{brand} Súgó',
  title: 'Miben segíthetünk?',
  search: 'Keresés a súgóban',
  found: 'Találatok száma: {count}',
  none: 'Nincs találat. Próbálja egyetlen szóval, például: „díj” vagy „lemondás”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Futár hívása',
      paragraphs: [
        'Nyissa meg a „Futárhívás” oldalt, és keresse meg a vevő címét, vagy tegye ki a jelölőt a térképen. Ellenőrizze, hogy a jelölő a megfelelő bejáratnál van-e.',
        'Adja meg a vevő nevét és telefonszámát, azt, hogy mit visz a futár, és hogyan fizetik ki a rendelést. A kiszállítási díjat még a hívás előtt látja.',
        'Nyomja meg a „Futár hívása” gombot. A rendelést a legközelebbi szabad futár vállalja el, és elmegy érte a felvételi helyre.',
      ],
      words:
        'futárt hívni rendelni megrendelés futárszolgálat küldés küldeni csomag házhozszállítás kézbesítés új pin gombostű',
    },
    {
      topic: 'later',
      title: 'Futár foglalása későbbre',
      paragraphs: [
        'A „Felvételi idő” alatt válassza a „Később” lehetőséget, majd azt az időpontot, amikorra a futárnak Önnél kell lennie. Legfeljebb két nappal előre foglalhat.',
        'A későbbre foglalt rendelés a „Rendeléskövetés” oldal „Ütemezett” fülén vár. A felvételig módosíthatja, lemondani pedig addig lehet, amíg egy futár el nem fogadta.',
      ],
      words: 'ütemezés ütemezni időzítés időzített előrendelés előjegyzés holnap holnapután dátum óra halasztás',
    },
    {
      topic: 'tracking',
      title: 'Rendelés követése',
      paragraphs: [
        'A „Rendeléskövetés” oldalon minden mai rendelést lát, szakaszok szerint: „Új”, „Ütemezett”, „Felvett”, „Kézbesített” és „Lemondott”. Az oldal magától frissül.',
        'Nyissa meg a rendelést: látja a futárt a térképen és a várható érkezést, a kézbesítés után pedig az igazoló fotót.',
        'A korábbi rendelések az „Előzmények” oldalon vannak. Név, telefonszám vagy rendelésszám alapján kereshet.',
      ],
      words:
        'hol jár nyomon nyomkövetés valós idejű helyzet státusz állapot eta mikor fénykép igazolás bizonyíték régi archívum',
    },
    {
      topic: 'cancelling',
      title: 'Rendelés lemondása',
      paragraphs: [
        'Nyissa meg a rendelést a „Rendeléskövetés” oldalon, nyomja meg a „Lemondás” gombot, és válassza ki az okot.',
        'A rendelést addig lehet lemondani, amíg egy futár el nem fogadta. Utána a futár már úton van: ilyenkor inkább hívja fel, a telefonszámát a rendelésnél találja.',
        'Az időben lemondott rendelésért nem számítunk fel semmit.',
      ],
      words:
        'törlés törölni visszavonás visszavonni sztornó storno leállítás mégsem visszatérítés pénzvisszafizetés tévedés hiba hibás rossz',
    },
    {
      topic: 'cash',
      title: 'Készpénz átvételkor',
      paragraphs: [
        'A „Készpénz átvételkor” fizetési módnál a futár beszedi a vevőtől az áru értékét. Adja meg a pontos összeget: a futár ennyit kér, és semmi mást.',
        'Az „Online fizetve” fizetési módnál a vevő már kifizette Önnek az árut, így a futár nem szed be semmit.',
        'Az online kifizetett rendelést utólag nem lehet készpénzesre módosítani.',
      ],
      words: 'kp utánvét utánvétel fizetni beszedés visszajáró aprópénz váltópénz bankkártya kártya',
    },
    {
      topic: 'fees',
      title: 'Mennyibe kerül egy kiszállítás?',
      paragraphs: [
        'A kiszállítási díj alapdíjból és kilométerdíjból áll; a távolságot az útvonal mentén számoljuk. A díjat tételesen, még a futár hívása előtt látja.',
        'A megjelenített díj néhány percig érvényes. Ha az űrlap ennél tovább marad nyitva, új díjat számolunk, és újra megkérdezzük.',
        'Ha van kuponkódja, adja meg a „Fizetés” lépésben: ezzel csökken a díj.',
      ],
      words: 'árak költség tarifa futárdíj km kedvezmény akció promóció felár',
    },
    {
      topic: 'hours',
      title: 'Szolgáltatási idő',
      paragraphs: [
        'A futárok az Ön országában érvényes szolgáltatási időben dolgoznak. Azon kívül a „Futárhívás” oldalon olvashatja, mikor indul újra a szolgáltatás.',
        'Későbbre bármikor foglalhat futárt, ha a választott időpont a szolgáltatási időn belül van.',
      ],
      words:
        'nyitvatartás nyitva tartás nyit nyitás zár zárás zárva éjszaka éjjel este hétvége vasárnap ünnepnap hány óra meddig munkaidő üzemidő',
    },
    {
      topic: 'contact',
      title: 'Kapcsolat',
      paragraphs: [
        'Legyen kéznél a rendelésszám: minden rendelés tetején megtalálja. Az üzletekkel, szerződésekkel és számlákkal kapcsolatos kérdésekre a kapcsolattartója válaszol.',
      ],
      words:
        'ügyfélszolgálat segítség support elérhetőség telefon hívás e-mail email levél ügyintéző panasz reklamáció probléma hiba számlázás',
    },
  ],
};
