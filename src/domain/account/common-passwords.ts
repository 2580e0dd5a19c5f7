/**
 * The most used of the passwords that fulfil the other rules (eight characters or more with letters and a digit), in small
 * letters, from the lists of leaked passwords that are published every year. What does not fulfil them needs no entry.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password1 password12 password123 password1234 password12345 password123456 password01 password2 password3 password5 password7 password9 password11 password99
passw0rd passw0rd1 passw0rd12 passw0rd123 p4ssword p4ssw0rd pa55word pa55w0rd pass1234 pass12345 pass123456 password2020 password2021 password2022 password2023
password2024 password2025 password2026 1password 123password qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty01 qwerty11 qwertyuiop1 qwertyuiop123
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 zaq12wsx zaq1zaq1 1qazzaq1 qwer1234 qwert123 asdf1234 asdfgh123
asdfghjkl1 zxcvbnm1 zxcvbnm123 abcd1234 abcd12345 abcdef123 abcdefg1 abcdefgh1 abc12345 abc123456 abc123abc a1b2c3d4 a1b2c3d4e5 a1234567 a12345678 a123456789
aa123456 aa12345678 aaa11111 aaaa1111 1234abcd 12345abc 123456ab 123456abc 123abc123 1234567a 12345678a 123456789a 1234qwer 12345qwert 123456qwerty 123qweasd
123qwe123 123qweasdzxc 12qwaszx 1234567q 12345678q 123456789q qazwsx123 qazwsxedc1 welcome1 welcome12 welcome123 welcome1234 welcome01 welcome2020 welcome2021
welcome2022 welcome2023 welcome2024 welcome2025 welcome2026 admin123 admin1234 admin12345 admin123456 administrator1 letmein1 letmein12 letmein123 changeme1
changeme12 changeme123 default1 test1234 test12345 testing1 testing123 temp1234 temppass1 guest123 guest1234 user1234 login123 master12 master123 secret12 secret123
root1234 iloveyou1 iloveyou2 iloveyou12 iloveyou123 ilovey0u princess1 princess12 princess123 sunshine1 sunshine12 sunshine123 football1 football12 football123
baseball1 baseball12 baseball123 basketball1 superman1 superman123 batman123 spiderman1 pokemon1 pokemon123 charlie1 charlie123 michael1 michael123 jennifer1
jessica1 jordan23 michelle1 thomas123 daniel123 andrew123 ashley123 jackson1 matthew1 robert123 joshua123 william1 anthony1 dragon123 monkey123 shadow123 killer123
hello123 hello1234 hello12345 whatever1 trustno1 starwars1 freedom1 liverpool1 chelsea1 arsenal1 arsenal123 computer1 internet1 samsung1 samsung123 google123
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring2020
spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 january1 february1
monday123 friday123 company1 company123 business1 qwertz123 qwertz1234 passwort1 passwort12 passwort123 hallo123 hallo1234 schatz123 sommer2024 sommer2025 sommer2026
azerty12 azerty123 azerty1234 motdepasse1 motdepasse123 bonjour1 bonjour123 soleil123 doudou123 rahasia1 rahasia123 sayang123 indonesia1 indonesia123 bismillah1
bismillah123 malaysia1 malaysia123 singapore1 bicycle1 bicycle123 fahrrad1 fahrrad123 sepeda123 cycling1 cycling123 mountain1 yamaha123 shimano1 shimano123
`
    .trim()
    .split(/\s+/),
)
