/** A fictional professional of the demo data. Nobody of this name is meant; shown on the site as a sample. */
export type SampleTherapist = {
  slug: string;
  name: string;
  title: string;
  specialization: string[];
  location: string;
  availability: string;
  languages: string[];
  modes: ('video' | 'phone' | 'in_person')[];
  gender: 'woman' | 'man' | 'non_binary';
  yearsOfExperience: number;
  acceptingNewClients: boolean;
  isActive: boolean;
  /** Rupees a session; null where the fee is still to be confirmed. */
  sessionRate: number | null;
  /** Whether payees' bank and UPI details are on file. */
  hasPayoutDetails: boolean;
  bio: string;
};

/** In the order of the directory. */
export const sampleTherapists: readonly SampleTherapist[] = [
  {
    slug: 'ananya-krishnan',
    name: 'Ananya Krishnan',
    title: 'Counselling Psychologist',
    specialization: ['Anxiety', 'Stress and burnout', 'Self-worth'],
    location: 'Bengaluru',
    availability: 'Mon to Fri, 5 pm to 9 pm',
    languages: ['English', 'Tamil', 'Kannada'],
    modes: ['video', 'in_person'],
    gender: 'woman',
    yearsOfExperience: 11,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1800,
    hasPayoutDetails: true,
    bio: `Most people who come to me are good at holding things together. They meet the deadline, answer the family group, remember the birthdays, and then lie awake at two in the morning going over one sentence from a meeting. I worked in a software company for six years before I trained, so I know that world from the inside.

We begin with one ordinary week of yours: when the worry starts, what it makes you do, what it costs. Then we try small changes and look honestly at what happened. I use ideas from cognitive behavioural therapy and from compassion-focused work, explained in plain words. You will leave each session with one thing to try. If something does not help, we drop it and say so.`,
  },
  {
    slug: 'rohan-deshpande',
    name: 'Rohan Deshpande',
    title: 'Psychotherapist',
    specialization: ['Couples therapy', 'Relationships', 'Anger'],
    location: 'Pune',
    availability: 'Tue to Sat, 11 am to 8 pm',
    languages: ['English', 'Marathi', 'Hindi'],
    modes: ['video', 'in_person'],
    gender: 'man',
    yearsOfExperience: 16,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 2500,
    hasPayoutDetails: true,
    bio: `I see couples, and I see men who were never shown how to talk about what goes on inside them. Often it is the same work. In the room I slow the quarrel down until both people can hear what was being asked for under the shouting or the silence.

I do not take sides and I do not decide who is right. I will interrupt when a conversation turns into a court case. In the first meeting I see you together, then each of you once alone, then together again, and after that we agree on what we are working towards and for how long. Some couples find their way back to each other here. Some decide to part, with less harm done. Both are honest outcomes, and I will stay with you through either.`,
  },
  {
    slug: 'farah-sheikh',
    name: 'Farah Sheikh',
    title: 'Counselling Psychologist',
    specialization: ['Depression and low mood', 'Grief and loss', 'Self-worth'],
    location: 'Hyderabad',
    availability: 'Mon, Wed and Fri, 10 am to 4 pm',
    languages: ['English', 'Urdu', 'Hindi', 'Telugu'],
    modes: ['video', 'phone'],
    gender: 'woman',
    yearsOfExperience: 9,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1200,
    hasPayoutDetails: true,
    bio: `When someone dies, the house fills with people for a few days and then it empties, and that is when most of my clients call. I sit with grief of every kind: for a parent, for a baby that was expected, for a marriage, for the person you were before an illness.

I also work with the long grey weeks in which nothing is exactly wrong and nothing has any taste. We look at sleep, food, light and company as closely as at thoughts, because a low mood lives in the body too. Faith is welcome in our conversations if it matters to you, and left aside if it does not. You can talk by phone if a camera is too much, and you do not need to have the right words before you come.`,
  },
  {
    slug: 'harpreet-gill',
    name: 'Harpreet Gill',
    title: 'Family Therapist',
    specialization: ['Family therapy', 'Parenting', 'Anger'],
    location: 'Chandigarh',
    availability: 'Mon to Sat, 9 am to 5 pm',
    languages: ['English', 'Punjabi', 'Hindi'],
    modes: ['video', 'in_person'],
    gender: 'man',
    yearsOfExperience: 22,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 2000,
    hasPayoutDetails: true,
    bio: `Three generations, one kitchen, and everybody is tired. That is how many first meetings with me sound. I have worked with families for more than twenty years, in Punjab and with Punjabi families in Canada and Britain, and I have learnt to begin with the question of who is worried about whom.

I like to have everyone in the room at least once, grandparents included, and I make sure the youngest and the quietest are heard. Parents come to me about a teenager behind a closed door; often the door opens when the adults change one habit of their own. We work for six to eight meetings with a clear aim, then we pause and see whether it holds at home. I ask direct questions, and I laugh easily.`,
  },
  {
    slug: 'maria-dsouza',
    name: "Maria D'Souza",
    title: 'Psychotherapist',
    specialization: ['Trauma', 'Anxiety', 'Depression and low mood'],
    location: 'Panaji',
    availability: 'Mon to Thu, 10 am to 6 pm',
    languages: ['English', 'Konkani', 'Portuguese'],
    modes: ['video', 'in_person'],
    gender: 'woman',
    yearsOfExperience: 18,
    acceptingNewClients: false,
    isActive: true,
    sessionRate: 2800,
    hasPayoutDetails: true,
    bio: `I work with people whose past still arrives uninvited: in a smell, a raised voice, a date on the calendar. You will not be asked to tell me everything, and never in the first weeks. We start by making the present steadier, with ways to come back to the room when the memory takes over, and only then, if you want to, do we look at what happened.

My way of working is slow and predictable on purpose. You always know what the next session is for, and you can say stop at any moment without giving a reason. I trained in Goa and in Lisbon and I have supervised younger therapists for eight years. My practice is full at the moment. I keep a short waiting list and I write to everyone on it each month.`,
  },
  {
    slug: 'lalremruati-chhangte',
    name: 'Lalremruati Chhangte',
    title: 'Counsellor',
    specialization: ['Student life', 'Anxiety', 'Life abroad'],
    location: 'Aizawl',
    availability: 'Mon to Fri, 3 pm to 8 pm',
    languages: ['English', 'Mizo', 'Hindi'],
    modes: ['video', 'phone'],
    gender: 'woman',
    yearsOfExperience: 4,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: null,
    hasPayoutDetails: false,
    bio: `I left Aizawl for a hostel in Delhi at eighteen, and for the first year I told everyone at home that it was going well. Now I talk with students who are doing the same: far from home, looked at because of their face or their accent, behind on coursework, and too proud to worry their parents.

We meet by video or phone, at hours that fit around classes. First we sort what is pressing this week from what only feels so, because an exam in ten days and a sadness of two years need different things. Then we look for people near you, not only for thoughts inside you. I keep notes short and I show them to you if you ask. My fee depends on what you can manage; write to me and we will agree on it beforehand.`,
  },
  {
    slug: 'arindam-banerjee',
    name: 'Arindam Banerjee',
    title: 'Psychotherapist',
    specialization: ['Ageing and caregiving', 'Grief and loss', 'Depression and low mood'],
    location: 'Kolkata',
    availability: 'Tue to Fri, 2 pm to 7 pm',
    languages: ['English', 'Bengali', 'Hindi'],
    modes: ['in_person', 'phone'],
    gender: 'man',
    yearsOfExperience: 28,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1500,
    hasPayoutDetails: true,
    bio: `Two kinds of people find their way to my small room in south Kolkata. Some are past sixty and have retired, lost a husband or a wife, or watched their children settle in other time zones. Others are those children, or the daughter who stayed, looking after a parent who no longer remembers the date.

I do not believe that it is too late for anybody to talk. Older clients often tell me in the second meeting something they have carried for forty years. With carers I am practical: we count the hours you sleep, we plan one free afternoon, and we speak about the anger that nobody admits to. I prefer to meet in person and I am glad to speak by phone; I am not fond of cameras. There is tea, and there is no hurry.`,
  },
  {
    slug: 'kavitha-reddy',
    name: 'Kavitha Reddy',
    title: 'Counselling Psychologist',
    specialization: ['Parenting', 'Relationships', 'Stress and burnout'],
    location: 'Hyderabad',
    availability: 'Mon to Sat, 7 am to 1 pm',
    languages: ['English', 'Telugu'],
    modes: ['video', 'in_person'],
    gender: 'woman',
    yearsOfExperience: 13,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1600,
    hasPayoutDetails: true,
    bio: `Nobody tells you that the months after a birth can be lonely even in a full house. A large part of my work is with mothers and fathers in the first three years: the sleep that does not come back, the relatives with opinions, the partner who has turned into a colleague on a shift roster.

I start early in the day because that is when the baby naps. If the child has to be on your lap during our session, that is fine. We talk about what you expected, what you got, and what would make next Tuesday bearable. I also see couples before they have children who want to talk about whether, and when, with someone who has no stake in the answer. I am a mother of twins and I have lowered my standards, happily.`,
  },
  {
    slug: 'imran-qureshi',
    name: 'Imran Qureshi',
    title: 'Counselling Psychologist',
    specialization: ['Stress and burnout', 'Anxiety', 'Anger'],
    location: 'Mumbai',
    availability: 'Mon to Fri, 8 am to 11 am and 6 pm to 10 pm',
    languages: ['English', 'Hindi', 'Urdu', 'Marathi'],
    modes: ['video', 'phone', 'in_person'],
    gender: 'man',
    yearsOfExperience: 10,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 2200,
    hasPayoutDetails: true,
    bio: `My clients are nurses after night duty, founders, teachers, a film editor, two lawyers from the same firm who do not know about each other. What they share is a body that has begun to refuse: headaches on Sunday evening, a short temper with people they love, tears in a parked car.

Burnout is not cured by a weekend in Lonavala. We look at how much you carry, how much of it is yours, and what you believe would happen if you put some of it down. I work early and late so that you need not explain an absence at the office. I give you a page after each session with what we said in your own words. If a doctor should look at something first, I tell you so, and I am glad to wait.`,
  },
  {
    slug: 'devika-menon',
    name: 'Devika Menon',
    title: 'Counsellor',
    specialization: ['Student life', 'Self-worth', 'Anxiety'],
    location: 'Kochi',
    availability: 'Every day, 4 pm to 9 pm',
    languages: ['English', 'Malayalam'],
    modes: ['video'],
    gender: 'woman',
    yearsOfExperience: 3,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 800,
    hasPayoutDetails: true,
    bio: `I work with people between eighteen and twenty-five, which means entrance exams taken twice, a first job that is nothing like the brochure, a break-up in a city where you know three people. I am not much older than you and I will not pretend to be wiser. I was trained to listen well and to ask the question that helps.

In the first session we make a map on a shared page: what is heavy, what is still good, who knows. After that we meet weekly for a while and then less often, because I want you to need me less. You may keep your camera off. My fee is low on purpose and it stays the same as long as you study. I meet my supervisor every week, without your name ever being said.`,
  },
  {
    slug: 'tenzin-wangchuk',
    name: 'Tenzin Wangchuk',
    title: 'Psychotherapist',
    specialization: ['Anxiety', 'Trauma', 'Life abroad'],
    location: 'Leh',
    availability: 'Mon to Fri, 7 am to 12 noon',
    languages: ['English', 'Ladakhi', 'Hindi', 'Tibetan'],
    modes: ['video', 'in_person'],
    gender: 'man',
    yearsOfExperience: 7,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1400,
    hasPayoutDetails: true,
    bio: `I grew up in two places, as many of us do whose grandparents crossed a border. People who live between languages come to me because they are tired of translating themselves. Others come with panic: the heart that races in a lift, on a bridge, in a crowded bus.

With panic I am quite concrete. We learn what your body is doing and why, and we practise together until the fear of the fear becomes smaller. With older wounds I go slowly. I have sat in meditation since I was a boy, but I do not hand it out as a remedy; for some people closing the eyes is the last thing that helps. I offer morning hours that suit the evening in North America and, in summer, walking sessions beside the Indus.`,
  },
  {
    slug: 'saira-bano-ansari',
    name: 'Saira Bano Ansari',
    title: 'Family Therapist',
    specialization: ['Family therapy', 'Relationships', 'Grief and loss'],
    location: 'Lucknow',
    availability: 'Mon to Thu, 11 am to 5 pm',
    languages: ['Hindi', 'Urdu', 'English'],
    modes: ['phone', 'in_person'],
    gender: 'woman',
    yearsOfExperience: 25,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1000,
    hasPayoutDetails: true,
    bio: `Women in our families learn to keep peace and to keep quiet, and they come to me when the price of both has become too high. I listen to daughters-in-law and to mothers-in-law; some weeks I hear the same story from both ends.

For twenty-five years I have worked in Hindi and Urdu, first in a district hospital, then in a women's organisation, now on my own. You may speak as you speak at home. I know that leaving is not simple, that staying is not simple either, and that izzat and rent are both real. If you are not safe where you are, we speak about that first, quietly, and I know whom to call. Phone sessions can be as short as twenty minutes, whenever the house is empty.`,
  },
  {
    slug: 'jignesh-patel',
    name: 'Jignesh Patel',
    title: 'Counselling Psychologist',
    specialization: ['Life abroad', 'Stress and burnout', 'Couples therapy'],
    location: 'Ahmedabad',
    availability: 'Tue to Sun, 6 pm to 11 pm',
    languages: ['English', 'Gujarati', 'Hindi'],
    modes: ['video'],
    gender: 'man',
    yearsOfExperience: 12,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 3000,
    hasPayoutDetails: true,
    bio: `I lived in New Jersey for nine years and came back, so I know both directions of that flight. Most of my clients are Indians in the United States, Britain and the Gulf: a visa that decides where a family may live, parents ageing on a video call, a marriage arranged across eleven time zones, children who answer in another language.

I work late in the Indian evening so that you can talk in your lunch break or after the children are asleep. We keep two lists, what belongs to the move and what would have come along anywhere. Couples abroad have no cousins next door to calm a quarrel down, and I can be of some use there. You pay in rupees; the page shows your local time beside ours, so that nobody has to count on their fingers.`,
  },
  {
    slug: 'aarav-kulkarni',
    name: 'Aarav Kulkarni',
    title: 'Psychotherapist',
    specialization: ['LGBTQIA+ affirmative', 'Relationships', 'Self-worth'],
    location: 'Mumbai',
    availability: 'Wed to Sun, 12 noon to 8 pm',
    languages: ['English', 'Marathi', 'Hindi'],
    modes: ['video', 'in_person'],
    gender: 'non_binary',
    yearsOfExperience: 6,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 1700,
    hasPayoutDetails: true,
    bio: `You will not have to explain the words here. I am a queer therapist working with queer and trans people, with those who are still wondering, and with parents who have just been told something and want to do better than their first reaction.

Sometimes we speak about identity. Just as often we speak about an unkind boss, a flatmate, a heartbreak, because a life is larger than one part of it. I will never try to change who you are, and I write no letters that pretend to. I work in a relational way, which means that what happens between us in the room is part of the work and may be said aloud. My rooms are on the ground floor and nothing on the door says what they are for. There is a sliding scale for students.`,
  },
  {
    slug: 'nandini-joseph',
    name: 'Nandini Joseph',
    title: 'Counsellor',
    specialization: ['Ageing and caregiving', 'Sleep', 'Anxiety'],
    location: 'Chennai',
    availability: 'Mon to Fri, 9 am to 12 noon',
    languages: ['English', 'Tamil', 'Malayalam'],
    modes: ['phone', 'video'],
    gender: 'woman',
    yearsOfExperience: 31,
    acceptingNewClients: true,
    isActive: true,
    sessionRate: 3500,
    hasPayoutDetails: false,
    bio: `I was a hospital social worker for most of my life and became a counsellor at fifty, when I finally had the time to sit down. People send me those who cannot sleep, and those who sit up with somebody who cannot.

For sleep I use a method that has been well studied: a diary for two weeks, a fixed hour for rising, less time in bed at first and not more. It is dull and it often helps. For carers I keep something else, which is the long view; I have seen many hard years end, and I know that you will want to be able to look back on this one. I speak slowly, I am told. Sessions last a full hour, which the fee reflects, and three places each month are free for those who need them.`,
  },
  {
    slug: 'vikram-rathore',
    name: 'Vikram Rathore',
    title: 'Psychotherapist',
    specialization: ['Trauma', 'Anger', 'Family therapy'],
    location: 'Jaipur',
    availability: 'On leave until further notice',
    languages: ['Hindi', 'English'],
    modes: ['in_person'],
    gender: 'man',
    yearsOfExperience: 30,
    acceptingNewClients: false,
    isActive: false,
    sessionRate: 2400,
    hasPayoutDetails: true,
    bio: `I served for two decades before I studied psychology, and most of those who come to me have worn a uniform or married one. They have been told to be strong for so long that they no longer notice what it takes.

We begin side by side rather than face to face, often on a walk through the old city before the heat. I do not ask for the worst story first. We look at what sets off the temper, at what the family has learnt to avoid, and at how a man can say that he is not all right without losing his place at the table. I invite the spouse to the fourth meeting. At present I am on leave and take no new work; colleagues on this site look after my clients meanwhile.`,
  },
];
