/** What generated therapists are made of. Lists are in the order of their frequency: earlier is likelier. */

export const firstNames =
  'Priya Rahul Anjali Amit Neha Sanjay Pooja Vikas Sneha Arjun Kavya Rohit Divya Manish Shreya Karthik Meera Suresh Nisha Deepak Aisha Imran Fatima Salman Zainab Ayesha Bilal Sana Yusuf Harleen Gurpreet Simran Jaspreet Manpreet Maria Thomas Anita Joseph Grace Daniel Lakshmi Ganesh Revathi Murugan Sangeetha Balaji Padma Srinivas Swathi Venkat Ishita Sourav Debjani Anirban Rituparna Partha Moumita Subrata Tanvi Hardik Jinal Mehul Khushbu Parth Urvi Dhaval Rinchen Dolma Pema Karma Lobsang Tashi Zodingpuii Malsawma Temjen Alemla Bhavna Chetan Esha Farhan Gauri Hemant Indira Jatin Kiran Latika Mohit Nandita Omkar Pallavi Qasim Rekha Sameer Trupti Uday Vandana Wasim Yamini Zoya Deepá'.split(
    ' ',
  );

export const lastNames =
  "Sharma Singh Kumar Patel Reddy Iyer Nair Khan Gupta Das Joshi Kulkarni Menon Rao Verma Shah Mehta Bose Ghosh Mukherjee Chatterjee Banerjee Deshmukh Patil Pillai Krishnan Subramanian Raman Naidu Chowdhury Ansari Qureshi Siddiqui Sheikh Gill Sandhu Dhillon Bhatia Malhotra Kapoor Khanna Chopra Fernandes D'Souza Pereira Mathew Varghese Kurian Thomas George Hegde Shetty Kamath Bhat Gowda Trivedi Desai Parikh Vyas Bhatt Sinha Jha Mishra Tiwari Pandey Dubey Yadav Thakur Rathore Shekhawat Chauhan Negi Rawat Bisht Lama Sherpa Bhutia Wangchuk Ao Jamir Lyngdoh Marak Sailo Ralte Borah Gogoi Saikia Barua Panda Mohanty Sahoo Behera Munda Soren Irani Contractor Ezekiel".split(
    ' ',
  );

/** City and the language most spoken there besides English and Hindi. */
export const places: readonly (readonly [city: string, language: string])[] = [
  ['Bengaluru', 'Kannada'],
  ['Mumbai', 'Marathi'],
  ['New Delhi', 'Punjabi'],
  ['Hyderabad', 'Telugu'],
  ['Chennai', 'Tamil'],
  ['Pune', 'Marathi'],
  ['Kolkata', 'Bengali'],
  ['Ahmedabad', 'Gujarati'],
  ['Gurugram', 'Haryanvi'],
  ['Kochi', 'Malayalam'],
  ['Jaipur', 'Rajasthani'],
  ['Lucknow', 'Urdu'],
  ['Chandigarh', 'Punjabi'],
  ['Indore', 'Malvi'],
  ['Thiruvananthapuram', 'Malayalam'],
  ['Coimbatore', 'Tamil'],
  ['Nagpur', 'Marathi'],
  ['Visakhapatnam', 'Telugu'],
  ['Bhubaneswar', 'Odia'],
  ['Guwahati', 'Assamese'],
  ['Panaji', 'Konkani'],
  ['Vadodara', 'Gujarati'],
  ['Mysuru', 'Kannada'],
  ['Patna', 'Maithili'],
  ['Dehradun', 'Garhwali'],
  ['Surat', 'Gujarati'],
  ['Bhopal', 'Urdu'],
  ['Mangaluru', 'Tulu'],
  ['Ranchi', 'Santali'],
  ['Raipur', 'Chhattisgarhi'],
  ['Shillong', 'Khasi'],
  ['Srinagar', 'Kashmiri'],
  ['Imphal', 'Manipuri'],
  ['Gangtok', 'Nepali'],
  ['Aizawl', 'Mizo'],
  ['Kohima', 'Ao'],
  ['Leh', 'Ladakhi'],
  ['Puducherry', 'French'],
  ['Dubai', 'Arabic'],
  ['Singapore', 'Tamil'],
];

export const titles = [
  'Counselling Psychologist',
  'Psychotherapist',
  'Counsellor',
  'Family Therapist',
  'Art Therapist',
];

export const specialities = [
  'Anxiety',
  'Stress and burnout',
  'Relationships',
  'Depression and low mood',
  'Self-worth',
  'Couples therapy',
  'Student life',
  'Parenting',
  'Family therapy',
  'Grief and loss',
  'Trauma',
  'Anger',
  'Life abroad',
  'Sleep',
  'LGBTQIA+ affirmative',
  'Ageing and caregiving',
];

// A bio has one sentence of each of these six.

export const openings = [
  'I work with adults who feel that worry has taken over their evenings.',
  'People come to me when a relationship has gone quiet or too loud.',
  'I listen to students who are far from home and close to an exam.',
  'My clients are often the ones on whom everybody else leans.',
  'I sit with people who have lost somebody, or something they counted on.',
  'I meet couples who love each other and cannot stop quarrelling.',
  'I work with parents of young children and with parents of grown ones.',
  'Many who write to me are tired in a way that sleep does not mend.',
];

export const beginnings = [
  'In the first meeting we look at an ordinary week and at what makes it heavy.',
  'We begin with what is most pressing and leave the rest for later.',
  'I ask a few questions, listen for a long time and then say what I have understood.',
  'You decide what we speak about, and I help to keep the thread.',
  'Together we write down what should be different in three months.',
  'I explain how I work before we start, so that you can say no.',
];

export const methods = [
  'I use cognitive behavioural ideas in plain words and try them out with you.',
  'My training is in person-centred counselling and in work with families.',
  'I draw on acceptance and commitment therapy and on what you already know.',
  'I combine talking with drawing, because some things have no words yet.',
  'Attention to breath and body is part of my work when it helps, never a rule.',
  'I think in terms of relationships: what happened between people can be mended between people.',
];

export const frames = [
  'Sessions last forty-five minutes and take place once a week at first.',
  'We usually meet for eight to twelve sessions and then look back.',
  'I offer early hours before office and late hours after the children sleep.',
  'You can speak by phone when a camera is too much.',
  'Between sessions I send a short note with what we agreed.',
  'Some people come for three meetings, others stay for a year.',
];

export const backgrounds = [
  'Before I trained I taught in a school for ten years.',
  'I worked in a district hospital before I opened my own room.',
  'I lived abroad for some years and know what a phone call home can cost.',
  'I meet my supervisor every second week, without names.',
  'I trained as a social worker and still think like one.',
  'I came to this work late and I am glad that I did.',
];

export const promises = [
  'If a doctor should have a look first, I will say so.',
  'What you tell me stays with me, with the few exceptions that the law names.',
  'If I am not the right person for you I will help you to find another.',
  'I keep a few places at a lower fee for students.',
  'You need not know what to say before you come.',
  'There is no wrong reason to talk to somebody.',
];

/** The word that sets one bio apart; the last ones are rare. */
export const pastimes =
  'gardening cricket cooking trekking veena badminton painting chess tabla embroidery birdwatching pottery cycling kathak calligraphy beekeeping origami sitar kayaking stargazing bouldering ghazals weaving carpentry filigree theyyam marquetry campanology falconry scrimshaw'.split(
    ' ',
  );
