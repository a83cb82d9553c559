/**
 * Places outside India where Indians live, by the clock that they keep (IANA). Countries with several clocks are
 * missing; their cities are here. A time in a search that names one of them is meant there. Sources: IANA time zone
 * database, own.
 */
export const placesAbroad = {
  'America/Toronto': `
    toronto, brampton, mississauga, markham, ottawa, montreal, waterloo canada, ontario, टोरंटो, टोरोंटो`,
  'America/Vancouver': 'vancouver, british columbia, वैंकूवर',
  'America/Edmonton': 'calgary, edmonton, alberta',
  'America/New_York': `
    new york, newyork, nyc, new jersey, newjersey, jersey city, edison nj, boston, philadelphia,
    washington dc, atlanta, miami, florida, north carolina, virginia, us east coast, east coast, न्यूयॉर्क,
    न्यू जर्सी`,
  'America/Chicago': 'chicago, houston, dallas, austin, texas, शिकागो',
  'America/Denver': 'denver, colorado',
  'America/Los_Angeles': `
    california, bay area, san francisco, san jose, sunnyvale, silicon valley, los angeles, san diego,
    seattle, west coast, कैलिफोर्निया`,
  'Europe/London': `
    london, uk, u k, united kingdom, england, britain, manchester, birmingham, leicester, scotland,
    edinburgh, glasgow, लंदन, इंग्लैंड`,
  'Europe/Dublin': 'dublin, ireland',
  'Europe/Berlin': 'germany, berlin, munich, frankfurt, hamburg, जर्मनी',
  'Europe/Paris': 'france, paris',
  'Europe/Amsterdam': 'netherlands, amsterdam, holland',
  'Europe/Zurich': 'switzerland, zurich',
  'Europe/Stockholm': 'sweden, stockholm',
  'Asia/Dubai': 'dubai, uae, abu dhabi, abudhabi, sharjah, ajman, muscat, oman, दुबई, अबू धाबी, शारजाह',
  'Asia/Qatar': 'doha, qatar, bahrain, कतर',
  'Asia/Riyadh': 'saudi, saudi arabia, riyadh, jeddah, dammam, kuwait, सऊदी, रियाद, कुवैत',
  'Asia/Singapore': 'singapore, malaysia, kuala lumpur, सिंगापुर',
  'Asia/Hong_Kong': 'hong kong, hongkong',
  'Asia/Tokyo': 'tokyo, japan',
  'Australia/Sydney': 'sydney, melbourne, canberra, सिडनी, मेलबर्न',
  'Australia/Brisbane': 'brisbane, queensland',
  'Australia/Perth': 'perth',
  'Pacific/Auckland': 'auckland, new zealand, wellington, न्यूजीलैंड',
  'Africa/Nairobi': 'nairobi, kenya',
  'Africa/Johannesburg': 'johannesburg, durban, south africa',
} as const;
