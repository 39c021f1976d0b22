import type { HelpTexts } from '../help-texts.ts';

export const articles: HelpTexts = {
  language: 'fi',
  direction: 'ltr',
  name: 'Palvelun {brand} ohjekeskus',
  title: 'Miten voimme auttaa?',
  search: 'Hae ohjekeskuksesta',
  found: 'Artikkeleita löytyi: {count}',
  none: 'Ei osumia. Kokeile yhtä sanaa, esimerkiksi ”toimitusmaksu” tai ”peruminen”.',
  articles: [
    {
      topic: 'requesting',
      title: 'Lähetin tilaaminen',
      paragraphs: [
        'Avaa ”Tilaa”. Hae asiakkaan osoite tai aseta merkki kartalle. Tarkista, että merkki on oikean oven kohdalla.',
        'Anna asiakkaan nimi ja puhelinnumero. Kerro myös, mitä lähetti kuljettaa ja miten tilaus maksetaan. Näet toimitusmaksun ennen vahvistamista.',
        'Paina ”Tilaa lähetti”. Lähin vapaa lähetti ottaa tilauksen ja tulee noutopaikkaasi.',
      ],
      words:
        'tilata lähettiä lähetille kuriiri kuski kuljettaja pyörälähetti lähettää toimittaa kotiinkuljetus uusi tehdä kartta',
    },
    {
      topic: 'later',
      title: 'Lähetin varaaminen myöhemmäksi',
      paragraphs: [
        'Valitse kohdassa Noutoaika ”Myöhemmin” ja sitten aika, jolloin haluat lähetin luoksesi. Voit varata lähetin enintään kaksi päivää etukäteen.',
        'Varattu tilaus on sivulla Tilausten seuranta, välilehdellä Ajoitetut. Voit muuttaa tilausta, kunnes lähetti on noutanut sen. Perua voit, kunnes lähetti on hyväksynyt tilauksen.',
      ],
      words:
        'varaus varauksen tilata ajoittaa ajoitus ajastaa ajastus ennakkotilaus ennakkoon huomenna huomiseksi kellonaika aikataulu',
    },
    {
      topic: 'tracking',
      title: 'Tilauksen seuraaminen',
      paragraphs: [
        'Sivulla Tilausten seuranta näet kaikki päivän tilaukset vaiheittain: Uudet, Ajoitetut, Noudetut, Toimitetut ja Perutut. Näkymä päivittyy itsestään.',
        'Avaa tilaus, niin näet lähetin kartalla ja arvioidun saapumisajan. Toimituksen jälkeen näet myös kuvakuittauksen.',
        'Vanhemmat tilaukset ovat sivulla Historia. Hae nimellä, puhelinnumerolla tai tilausnumerolla.',
      ],
      words:
        'seurata jäljittää missä sijainti kartta saapumisaika saapuu eta tilanne valokuva todiste myöhässä vanhat aiemmat',
    },
    {
      topic: 'cancelling',
      title: 'Tilauksen peruminen',
      paragraphs: [
        'Avaa tilaus sivulla Tilausten seuranta, paina ”Peru tilaus” ja valitse syy.',
        'Voit perua, kunnes lähetti on hyväksynyt tilauksen. Sen jälkeen lähetti on jo matkalla luoksesi. Soita silloin lähetille suoraan tilauksesta.',
        'Ajoissa peruttu tilaus ei maksa mitään.',
      ],
      words:
        'perun peruuttaa peruuttaminen peruutus perutaan keskeyttää lopettaa hyvitys palautus rahat takaisin virhe väärä vahinko',
    },
    {
      topic: 'cash',
      title: 'Käteinen ovella',
      paragraphs: [
        'Kun valitset ”Käteinen ovella”, lähetti perii tuotteiden arvon asiakkaalta. Ilmoita tarkka summa: lähetti ei peri enempää eikä vähempää.',
        '”Maksettu verkossa” tarkoittaa, että asiakas on jo maksanut sinulle. Silloin lähetti ei peri mitään.',
        'Verkossa maksetun tilauksen maksutavaksi ei voi enää vaihtaa käteistä.',
      ],
      words: 'käteisellä käteismaksu rahaa maksaa maksutapa maksaminen vaihtoraha setelit postiennakko',
    },
    {
      topic: 'fees',
      title: 'Toimituksen hinta',
      paragraphs: [
        'Toimitusmaksussa on perusmaksu ja kilometrihinta, joka lasketaan ajomatkan mukaan. Näet maksun erittelyn ennen lähetin tilaamista.',
        'Näytetty maksu on voimassa muutaman minuutin. Jos lomake on auki pidempään, laskemme uuden maksun. Jos se on eri kuin aiemmin, kysymme sinulta ensin.',
        'Onko sinulla etukoodi? Anna se vaiheessa Maksu, niin toimitusmaksu pienenee.',
      ],
      words:
        'maksaa hinnat hinnasto kustannus kulut kallis halvempi km etäisyys alennuskoodi tarjouskoodi kuponki lisämaksu',
    },
    {
      topic: 'hours',
      title: 'Palveluajat',
      paragraphs: [
        'Lähetit ovat töissä maasi palveluaikoina. Niiden ulkopuolella näet kohdasta ”Tilaa”, milloin palvelu avautuu.',
        'Voit varata lähetin myöhemmäksi milloin tahansa, kunhan noutoaika on palveluaikojen sisällä.',
      ],
      words: 'palveluaika aukioloajat aukioloaika avoinna kiinni suljettu yöllä illalla viikonloppu sunnuntai kello',
    },
    {
      topic: 'contact',
      title: 'Ota yhteyttä',
      paragraphs: [
        'Pidä tilausnumero esillä. Se on jokaisen tilauksen yläreunassa. Asiakasvastaavaltasi voit kysyä toimipisteistä, sopimuksista ja laskuista.',
      ],
      words:
        'yhteystiedot yhteydenotto asiakastuki asiakaspalvelu puhelin soittaa sähköposti apua ongelma virhe valitus sopimus',
    },
  ],
};
