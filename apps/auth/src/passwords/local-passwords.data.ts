/** Words that are common passwords by themselves and with a short tail. */
export const commonWords: readonly string[] = `
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx a1b2c3 aa aaa abc abc123 abcd abcdef abril acceso admin administrador
  administrator agosto agua alejandra alejandro alumna alumno amanda america amiga amigo amigos amor amorcita
  amorcito amormio andrea andres andrew android angel angelita angelito anthony antonio april argentina asd
  asdfgh asdfghjkl ashley august autumn barbie barcelona baseball basketball batman bebe bebita bendicion
  bendiciones bienvenida bienvenido bonita brasil buster caballo cambiame carino carlos carmen changeme
  charlie chile chiquita chiquito chivas chocolate cielo cisco claudia clave claves colegio colombia
  computadora computer conejo contra contrasena contrasenia cookie corazon corvette cristian cristiano
  cristina cristo cruzazul curso daniel daniela database david december default demo diana diciembre diego
  dios diosesamor disney domingo dragon dragonball eduardo elizabeth enero entrar escuela espana esperanza
  esteban estrella estudiante facebook familia family fe febrero february felicidad feliz fernanda fernando
  ferrari flor flores flower football forever francisco freedom friends fuego futbol gabriel gabriela garfield
  gatito gato george gerardo ginger gloria goku google guadalajara guadalupe guest gustavo hannah happy harley
  hellokitty hermana hermano hermosa hermoso hockey hola holahola honda hunter iloveyou instagram internet
  invierno invitado iphone isabel january jennifer jessica jesucristo jesus jordan jorge jose joshua juan
  jueves julio july june junio karina karla killer laura leon leonardo leticia letmein libertad linda lobo
  login lorena lovely loveyou lucia luis luna lunes lunita madrid maestra maestro mama mamita manuel march
  marcos maria mariana mario mariposa marisol martes martha martin marzo master matrix matthew mauricio mayo
  mercedes mexico miamor michael michelle mickey miclave micontrasena microsoft miercoles miguel minecraft
  mipassword mivida monica monkey monterrey mustang mypassword naruto natalia network newpassword nicole
  nissan nopassword november noviembre october octubre omar onepiece oracle oscar otono p@ssw0rd p@ssword
  pa55word pablo paola papa papito passcode passphrase passw0rd password passwort patricia patricio paulina
  pedro pepper perrito perro peru pikachu pokemon porsche primavera princesa princess principe profesor prueba
  pumas q1w2e3r4 qazwsx qwe qwerasdf qwerty qwertyui qwertyuiop rafael ranger raul rayados realmadrid ricardo
  robert roberto rodrigo root rosa rosas sabado samantha samsung samuel sandra santiago school sebastian
  secret secreta secreto secure security september septiembre sergio server shadow siempre silvia sinclave
  snoopy soccer sofia sol sonic spiderman spring starwars student summer sunshine superman system tarea teamo
  teamomucho temp temporal temporal123 tequiero test testing thomas tierra tigger tigre tigres toyota trustno1
  universidad user usuario valentina valeria vanessa vegeta verano veronica victor victoria vida viernes
  welcome whatever whatsapp william windows winter ximena yamaha yolanda youtube zaq12wsx zelda zxc zxcvbn
  zxcvbnm
  `
  .trim()
  .split(/\s+/);

/** Common passwords that are not such a word. */
export const wholePasswords: readonly string[] = `
  00000000 0000000000 01234567 0123456789 0987654321 10203040 1020304050 102030405060 11111111 111111111
  1111111111 11112222 11223344 1122334455 112233445566 12121212 123123123 123321123 123321123321 12341234
  123412341234 12344321 1234512345 123454321 1234554321 123456 12345678 123456781 123456787 123456789
  1234567890 12345678910 1234567899 12345678a 12345678q 12345679 123654789 123password 12password 13131313
  13579246 1357924680 14725836 147258369 1472583690 159357258 1a2b3c4d 1a2b3c4d5e 1password 1q2w3e4r5t6y
  1qaz1qaz 1qaz2wsx3edc 1qazxsw2 21212121 22222222 23232323 24681357 2wsx3edc 321654987 33333333 44444444
  456789123 55555555 66666666 741852963 7418529630 77777777 789456123 87654321 88888888 963852741 987654321
  9876543210 99999999 a12345678 a123456789 a1a1a1a1 a1b2c3d4 a1b2c3d4e5 a1s2d3f4 aa123456 aa12345678 aaaa1111
  aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345 abc123456 abcabcabc abcd1234 abcd12345 abcdefg1 abcdefg123 abcdefgh
  abcdefghi abogada1 abogado1 abretesesamo admin123! admin1234 admin12345 admin@123 adminadmin aguacate
  aguilas1 alberto1 alcatel1 alejandra1 alejandro1 alfredo1 amazon123 americaaguilas amoreterno amorverdadero
  android1 android123 antonio1 arcoiris arcoiris1 armando1 arquitecto arsenal1 arturo123 asdasdasd asdf1234
  asdfasdf asdfghjk asdfghjkln asdfqwer asusasus avengers1 azerty123 azertyuiop babyboy1 babygirl babygirl1
  banamex1 banco123 bancomer barcelona1 baseball1 batman123 beatriz1 beautiful beautiful1 beyonce1 blackberry
  blackjack blessed1 blessing1 blink-182 blink182 brenda123 bulldogs1 butterfly butterfly1 cachorro1
  california callofduty camaro69 carolina carolina1 casanova castillo1 cdmx2020 cdmx2021 cdmx2022 cdmx2023
  cdmx2024 cdmx2025 cecilia1 celular1 changeme1 changeme123 charlie1 chatgpt1 chatgpt123 chelsea1 chevrolet
  chewbacca cheyenne chicken1 chilaquiles chivas10 chocolate1 christmas churritos clave1234 clave12345
  clavesecreta cocacola cocacola1 colegio1 colegio123 computer1 conejito contador1 contrasena contrasena1
  contrasena12 contrasena123 corazon1 corazoncito corolla1 correcthorsebatterystaple corvette counterstrike
  cowboys1 cristian1 cristiano7 cristina1 crunchy1 cruzazul1 cumpleanos daniela1 darthvader deadpool1 demo1234
  demodemo dinero$$ dinero123 dinosaurio diosmio1 diosteama diostebendiga director1 disney123 doctora1
  dolores1 dolphins1 dragon123 dragonball1 dragonballz dulcemaria eagles123 eduardo1 elefante1 elizabeth1
  eminem123 empresa1 empresa123 enfermera enrique1 ernesto1 escuela1 escuela123 esmeralda esmeralda1
  esperanza1 estrella1 estrellita estudiante1 estudiante123 evanescence fabiola1 facebook1 facebook123
  federico1 fernanda1 fernando1 ferrari1 firulais flores123 footbal1 football1 ford1234 fortnite fortnite1
  fortnite123 francisco1 freefire freefire1 freefire123 gabriela1 gandalf1 gangster gangster1 garcia123
  gatito123 gerardo1 gerente1 girasol1 gmail.com gmail123 godislove godzilla1 gonzalez gonzalez1 goodbye1
  google123 greenday guadalajara1 guadalupe1 guest123 gutierrez halloween hamburger harley1 harrypotter
  harrypotter1 hello123 hello1234 helloworld hernandez hernandez1 hewlett1 hogwarts holaamigo holamundo
  holaquetal hotmail1 hotmail123 huawei123 ignacio1 ilovegod ilovejesus iloveyou! iloveyou1 iloveyou2
  infinitum ingeniera ingeniero instagram1 inteligencia1 inteligenciaartificial internet1 internet123
  iphone123 ipn12345 ironmaiden ironman1 izzi1234 jennifer1 jesucristo1 jesus777 jesuschrist jesusteamo
  jimenez1 joaquin1 jonathan jonathan1 jordan123 jordan23 josefina josefina1 juancarlos juanita1 juanpablo
  julian123 juliana1 juventus katherine kawasaki1 kimberly kimberly1 kinder123 kobe2424 lakers24 lasvegas
  leagueoflegends lebron23 lenovo123 leomessi leonardo1 letmein1 letmein123 licenciada licenciado lightning
  linkinpark linux123 lionelmessi liverpool liverpool1 lizbeth1 lkjhgfdsa lopez1234 losangeles lourdes1
  lovelove lovelove1 loveme123 lovers123 maestra1 maestro1 magdalena manchester manuel123 marcela1 margarita
  margarita1 margarito mariachi mariadelcarmen mariaguadalupe mariajose marianita maricela1 maricruz1
  mariposa1 mariposa123 marlene1 martinez martinez1 master123 mastercard matematicas matrix123 mauricio1
  maximiliano mazda323 mcdonalds melissa1 mendoza1 mercadolibre mercedes mercedes1 messi10 metallica mexico70
  mexico86 mexicolindo miamorcito mibebe123 michael1 michaeljordan michelle1 michifus miclave123 micontrasena1
  micorazon microsoft1 midnight midnight1 mifamilia mifamilia1 mihermosa mihija123 mihijo123 millonario
  minecraft1 minecraft123 miprincesa mireina1 misamores mishijas mishijos mivida123 mnbvcxz1 mnbvcxza
  monkey123 monterrey1 montserrat morales1 motorola1 movistar1 mustang1 mybaby123 myfamily mypass123
  mypassword1 naruto123 narutouzumaki nathalie navidad1 navidad123 navidad2024 netflix1 netflix123 newyork1
  neymar11 nintendo nintendo1 nintendo64 nirvana1 nissan123 nokia123 nokia3310 noloseno nomeacuerdo norma123
  nosecual nosenose nosenosenose oficina1 oficina123 olvidado onepiece1 openai123 opensesame orquidea1
  outlook1 p@55w0rd p@ssw0rd! p@ssw0rd1 p@ssw0rd123 pa$$w0rd pa$$word pancho123 pancracio papalote parasiempre
  pass1234 pass12345 pass123456 pass@123 passpass passpass1 passw0rd! passw0rd1 passw0rd123 password00
  password01 password1 password12 password2 patricia1 paypal123 penelope pepe1234 pepito123 pepsi123 perez123
  perrito1 perro123 pikachu1 pinguino1 playstation playstation3 poiuytre poiuytrewq pokemon1 pokemon123
  porquesi porsche1 porsiempre pozole123 preparatoria primaria1 princess1 profesor1 programacion programador
  prueba12 prueba123 prueba1234 q1w2e3r4t5 q1w2e3r4t5y6 quetal123 quetepasa qwe12345 qwe123456 qweasd123
  qweasdzxc qweqweqwe qwer1234 qwer4321 qwerty12 qwerty1234 qwerty12345 qwertyqwerty qwertzuiop rainbow1
  ramirez1 rammstein ramon1234 realmadrid1 rebeca123 refugio1 ricardo1 rigoberto rivera123 roberto1 roblox123
  robot1234 rocio1234 rocky123 rodriguez rodriguez1 ronaldo7 rootroot rosa1234 rosario1 salvador salvador1
  samsung1 samsung123 sanchez1 santander1 santiago1 sarahi123 sasuke123 scarface sebastian1 secret123
  secret1234 secreto1 secreto123 secreto1234 secundaria sesamo123 shakira1 siemprejuntos skywalker slipknot
  snowball snowflake soledad1 sony1234 spiderman1 spotify1 spotify123 starbucks startrek1 starwars1
  starwars123 steelers1 sunflower sunflower1 sunshine1 superman1 superman123 supersecreto susana123 suzuki123
  sweetheart sweetie1 tacostacos tamales1 teadoro1 teamoamor teamobebe teamojesus teamomama teamopapa
  tecdemonterrey teextrano telcel123 telefono telefono1 telmex123 temporal1 temporal123 tenochtitlan
  tequieromucho tequila1 teresa123 terminator test1234 test12345 testing1 testing123 testtest thanksgiving
  thanos123 thepassword thunder1 tiburon1 toor1234 topsecret torres123 tortuga1 toshiba1 totalplay trabajo1
  trabajo123 trustno1 ubuntu123 unam1234 unicornio unicornio1 universidad1 universidad123 user1234 useruser
  usuario1 usuario123 usuario1234 valentina1 valentine vasquez1 veronica1 vicente1 victoria1 virgencita
  virgendeguadalupe virginia virginia1 viridiana visa1234 vivamexico vivamexico1 volkswagen volkswagen1
  warriors1 welcome1 welcome123 wendy123 whatever1 wifi1234 wifi12345 windows10 windows7 wolverine xbox360a
  xiaomi123 xochitl1 xsw21qaz yahoo123 yamaha123 yankees1 yesenia1 yonose12 zacarias zaq12wsxcde3 zaq1xsw2
  zaq1zaq1 zulema123 zxcv1234 zxcvbnm1
  `
  .trim()
  .split(/\s+/);
