import type { WorkWords } from './work-words.ts';

/** What teams in Mexico write about their work. */
export const es: WorkWords = {
  moods: {
    '4': `mil gracias, muchas gracias, muchisimas gracias, de lujo, valio la pena, vale la pena, valio totalmente la pena,
      me encant*, nos encant*, un exito, que felicidad, que alivio, que gusto, da gusto, que maravilla, una maravilla,
      eres un crack, son unos cracks, que buena noticia, excelentes noticias, buenas noticias, de maravilla, de diez, de 10,
      nos salv*, me salv*, a toda madre, a todo dar, me late, me laten, nos late, poca madre, que orgullo, se lucieron, te luciste,
      se lucio, se rifaron, te rifaste, se rifo, quedo increible, con broche de oro,
      me hizo el dia, me hiciste el dia, dimos en el clavo, diste en el clavo, dio en el clavo, un detallazo, que detallazo, te debo una, les debo una, vale oro, valen oro, superamos la meta, rebasamos la meta, pasamos la meta, meta cumplida, objetivo cumplido, me quito el sombrero, sombrero, al cien, a pedir de boca`,
    '3': `nada mal, no * nada mal, no * * nada mal, por fin cerramos, por fin termin*, por fin qued*, por fin sal*, gracias, graci*, agradec*, agradezco, felicid*, felicit*, excelente*, perfect*, increible*, padrisim*, buenisim*, bravo,
      genial*, chid*, orgull*, encant*, fantastic*, magnific*, maravill*, espectacular*, brillante*, exito*, exitos*, feliz,
      felices, contento, contenta, contentos, contentas, content*, alegr*, celebr*, festej*, crack, cracks, tranquilidad, alivio,
      buen trabajo, gran trabajo, bien hecho, muy bien, super bien, todo bien, buena idea, gran idea, que buen*, que bien, que padre,
      que chid*, que bonit*, esta padre, esta chid*, por fin, al fin, a la primera, a tiempo, antes de tiempo, antes de lo
      previsto, antes de lo esperado, sin problema*, sin bronca*, sin error*, sin falla*, sin contratiempo*, sin novedad*, sin
      observacion*, sin queja*, sin detalles, sin un solo error, cero error*, cero falla*, cero bug*, todo en verde, en verde, entusiasm*, emocionad*, emociona*, ilusion*, me gusta, me gusto, nos gusto, les gusto, le gusto, gust* mucho, gusto
      mucho, gran avance, buen avance, padre, impecable*, inmejorable*, excelencia, mis respetos, aplausos, con aplausos, un placer,
      que gran*, de primera, como mantequilla, viento en popa, jalo a la primera, super, lo logramos, la logramos, lo logro, se
      logro, logramos, motivad*, motiva*, apoyad*, comprometid*, confio en*, buena onda, que emocion,
      fascin*, productiv*, detallazo, agradable*, gratitud, grato, grata, bendit*, abrazo, abrazos, aplaud*, reconocimiento, dedicacion, empeno, estupend*, esplendid*, fenomenal*, formidable*, sobresalient*, admir*, inspir*, ejemplar, ejemplo a seguir, acert*, acierto*, atinad*, campeon*, estrella, estrellas, chulada*, chul*, precioso, preciosa, preciosos, preciosas, bell*, delici*, que rico, a gusto, buen ritmo, buen camino, pinta bien, pinta muy bien, toma forma, tomando forma, le echaron ganas, le echaste ganas, afortunadamente, por fortuna, por suerte, sin una sola, sin un solo, ni un solo, ni una sola, ningun problema, ninguna queja, ningun error, sin dudas, muy clar*, bien explicad*, bien pensad*, bien armad*, como nuevo, gran esfuerzo, esfuerzo de todos, esfuerzazo, mejoramos, mejoraron, pasamos la, pasaron la, ya no batall*, para bien, lo mejor, la mejor, el mejor, los mejores, me alegra, me da gusto, me da mucho gusto, me ilusiona, unidos, hermoso, cariño, carino, amo, me enamor*, nos enamor*, sirvio much*, me sirvio, nos sirvio, cambio la vida, nos cambio la vida, de gran ayuda, gran ayuda, mucha ayuda, buena vibra, gran ambiente, buen ambiente, como reloj, sobre ruedas, del uno, arriba`,
    '2': `bien, buen, buena, bueno, buenos resultados, mejor, mejores, mejoro, mejora much*, bonit*, hermos*, lindo, linda,
      elegant*, clarisim*, comod*, facil*, rapidisim*, util, utiles, valios*, disfrut*, aprecio, apreci*, recomiend*, adelantad*,
      destrab*, desator*, salvo el dia, ahorra*, ahorro*, ganamos, gano, ganar, aprob*, avanzamos, avanzar,
      resuelt*, resolv*, resolvio, solucion*, funciona perfecto, ya funciona, ya jala, ya jalo, ya quedo, quedo bien, quedo muy,
      quedo perfect*, quedaron muy, salio bien, ya salio, respirar, cuidado en, ordenad*, amable*, muy atent*, pacien*,
      buena actitud, buen ojo, aprendi*, ganas de seguir, con ganas, mas ganas, muchas ganas, apoyo, ayudast*, ayudaron, ayudo much*, nos ayudo,
      me ayudo, bienvenid*, suert*, jajaj*, jaja*, vientos, orale, chingon*, perron*, rifad*, fregon*, la luz al final,
      ya no se cae*, ya no falla*, ya no tenemos que, ya no tengo que, ya no hay que, ya no tarda*, ya no truena, ya no se traba,
      ya no da error*, cuent* conmigo, va de maravilla, va muy bien, vamos muy bien, vamos bien, va bien, satisf*, satisfech*,
      record, crecimos, crecio, estrenamos, estren*, terminamos antes, antes de la fecha, impresionad*, impresionante*, fluid*, confianza,
      tranquil*, optimist*, cumplimos, cumplio, cumplid*, sencillisim*, justo lo que, merecid*, calidad humana, gran equipo, que equipo,
      equipazo, trabajazo, golazo, joya, joyas,
      eficient*, eficaz, eficaces, sencill*, fruto, frutos, esfuerzo, intuitiv*, comprensi*, puntual*, generos*, solidari*, amen*, animo, animos, profesional, profesionales, profesionalismo, optim*, notable*, logro, logros, victoria, avanzamos much*, subieron las ventas, subimos, crec*, recuperamos, se recupero, salvamos, se salvo, quedo list*, quedaron list*, en tiempo y forma, buen*, riquisim*, vamos con todo, vamos equipo, a seguir asi, sigan asi, sigue asi, unid*, union, respald*, valoro, valoramos, sonrisa*, alegro, risa*, servicial*, dispuest*, disposicion, ya no, ya se puede, ya podemos, ya puedo, mas facil, mas rapido, mas clar*, mas sencill*, mas comodo, menos errores, menos tiempo, menos trabajo, menos vueltas`,
    '1': `ojala, avance, avances, ok con eso, clar* gracias, divertid*, interesante*, nuev* record, gano tiempo, limpi*, rapido, rapida,
      practico, practica para, con gusto, echarle ganas, recuper*, comodidad, flexible*`,
    '0': `error, errores, problema, problemas, pendiente, pendientes, listo, lista, listos, importante*, compartir, comparto, falta,
      faltan, fuego, critico, critica, demanda, claro, urgente, cargo, corte, si, alto, prueba, pruebas, cierre, cierro, parar,
      fuera de linea, fuera de la oficina, alerta, alertas, grande, firma, oficial, orden, ordenes, retro, por favor, favor, interes,
      buenos dias, buenas tardes, buenas noches, buen dia, esta bien si, si esta bien, gustan, bien inmueble, vencimiento, duda,
      dudas, visto bueno, el visto bueno, mas o menos, apoyo con, apoyo para, gusten, riesgo, riesgos, muert*, mejoras, mejora,
      mejora continua, limite, fecha limite, control, bajar, baja, bajas, cancelar, penalizacion, seguro, segura, libre, gratis,
      respuesta, solicitud, permiso, avances del, avance del, reporte de avance*, avance semanal, solucion propuesta,
      encuesta de satisf*, cancelacion, reclamo, deuda, adeudo, aprobar, para aprob*, aprobacion, puede* aprobar, cumplir, repite,
      buenas, de acuerdo con el, de acuerdo al, de acuerdo a,
      cara, caras, carta, tarde, tardes, mala direccion, dura, duracion, copia, recursos, recursos humanos, primero, primera, carga, cargas, vigor, tamano, entra, turno, fuerte, llave, claves, valor, valores, premio unitario, apoyos, directo, foco, segun, fila, gran total, caja, banco, cuenta, cuentas, cuanto, verde, buen fin, sol, ganancia, interesados, mejor opcion, cual es mejor, mejor manana, mejor el, mejor a las, ya no es, ya no esta, ya no estan, ya no hay, ya no va, ya no se usa, ya no aplica, ya no viene, prevencion, riesgo de, mora, bien comun, bienes, super de, principal, emergencia, ruta critica, subimos el, subimos la, subimos los, subimos las, crece la, con el visto bueno, servicio, servicios, perdida total, muestra, pena convencional, multa, puntual, celebra en, se celebra, celebrara, se celebrara`,
    '-1': `nada de nada, y ahora hay que, demoler, y todavia quier*, y todavia nos, y todavia pid*, lento, lenta, lentos, lentas, urge, dificil*, complicad*, dud*, rar*, ruido, reproces*, rehacer, cambiaron, nomas,
      nuevamente, desorden*, encima, todavia no, aun no, siguen sin, sigue sin, seguimos sin, apenas,
      tarda*, tardo, tardaron, batall*, exig*, prohib*, regresaron, cobraron, enferm*, pesad*, mucha chamba, detenid*, fren*, incomplet*, afect*, pobre, negativ*, llev* * dias, llev* * semanas, llev* * meses, llev* un mes, llev* toda la, llev* horas, no estaba, no tenemos, no tengo, no hay, no habia, no tiene, demasiad*, carisim*, caro, caros, carisima`,
    '-2': `mal, mala, malo, malas, malos, atras*, retras*, demor*, bloque*, ator*, atorad*, trabad*, se traba, se trabo, confus*, confund*, preocup*,
      cans*, agot*, perdimos, perdio, perdieron, perdi, se perdio, pierd*, rechaz*, rompio, romp*, roto, rota, rotos, rotas, rompe,
      trono, tron*, truena, se cayo, se cae, se cayeron, caid*, dano*, danad*, lentisim*, nadie, no jala, no jalan, no jalo, no
      funciona*, no sirve*, no abre, no carga*, no responde*, no contesta*, no avanza*, no cuadra*, no llega*, no llegamos, no
      vamos a llegar, no entiendo, no entendi, no le entendi, no alcanza*, no aguanto, no puedo mas, no veo como, no hay forma, no hay
      manera, no se puede*, no se que hacer, sin respuesta, sin avisar*, sin decir*, sin preguntar*, sin consultar*, sin tomarnos*,
      sin dormir, otra vez, de nuevo, tercera vez, cuarta vez, quinta vez, una vez mas, la culpa, culpa, culpas, por culpa, fall*,
      incumpl*, abandon*, ignor*, olvid*, quej*, discut*, pelea*, pleito*, conflict*, grit*, miedo, temo, temor, nervios*,
      ansi*, ansiedad, presion*, presionad*, carga de trabajo, sobrecarg*, rebasad*, saturad*, satur*, abrumad*, agobiad*, lamentablemente, lamentable*,
      desafortunadamente, por desgracia, disculp*, perdon, error mio, equivoc*, la regamos, la regue, la rego, regarla, cancelaron,
      dan largas, dieron largas, largas, bronca, broncas, se complic*, sol* con todo, siempre nos, siempre lo mismo, siempre igual,
      hasta la noche, fin* de semana seguidos, horas extra*, desvel*, trasnoch*, esperando respuesta, llev* dias esperando, dias
      esperando, semanas esperando, nos dejaron, me dejaron, me quede sol*, en friega, a las prisas, prisas, no es justo, injust*, no estoy
      de acuerdo, en desacuerdo, no me gust*, no nos gust*, no se vale, que pena, pena ajena, tambale*, se nos va*, se nos esta yendo,
      no hay quien, quien sabe cuando, ya ni, ni siquiera, ni ganas, desgast*, perdida de tiempo, perder el tiempo, perdiendo el
      tiempo, muy poc*, inseguro, insegura, arriesgad*, reclam*, mentir*, engan*, inutil*, descuid*, mal hecho, de la nada, a ultima
      hora, de ultima hora, al cuarto para las doce, nada funciona, nada sirve, nada jala, no hay avance*, sin avance*, contra reloj,
      renunci*, se va a caer, se nos cayo, dolor de cabeza, no da una, siguen igual, sigue igual, no manches, no inventes, no mam*, falta
      de, no puede ser,
      no me avis*, no nos avis*, no avis*, nadie avis*, nadie me, nadie nos, me entere por, nos enter*, cargando la mano, cargaron la mano, cargan la mano, no doy abasto, no damos abasto, no da abasto, sin acceso*, sigo sin, se borro, borraron, sin respaldo, no habia respaldo, plantad*, mi trabajo no, no valor*, no reconoc*, salio de control, fuera de control, descontrol*, mala calidad, no dorm*, no descans*, no cumpl*, sin claridad, poca claridad, claridad de nada, burocra*, para el ultimo, a la mera hora, etern*, en lo mismo, lo mismo de siempre, no era lo que, no es lo que, no fue lo que, multaron, se fue la luz, apagon*, sin internet, nos cancel*, me cancel*, robaron, despid*, despido*, recorte*, recortaron, accidente*, lastim*, duele*, dolor*, llor*, arbitrari*, imponen, impusieron, regan*, castig*, obligaron, obligan, minimiz*, menospreci*, no nos tom*, no me tom*, excluy*, exclui*, dejaron fuera, dejaron afuera, a ciegas, perdid*, desorganiz*, desordenad*, improvis*, mal organizad*, mal planead*, mal repartid*, imposible*, insuficient*, escas*, inestable*, intermitent*, grave, graves, congel*, pasm*, deficient*, feo, fea, feos, feas, asust*, sospech*, incomod*, irrit*, indiferen*, cero apoyo, cero respuesta*, cero comunicacion, cero avance*, cero ganas, nulo, nula, nulos, sin apoyo, sin ayuda, sin recursos, sin presupuesto, sin personal, sin gente, sin material, sin comunicacion, sin orden, sin direccion, bajon, estanc*, dando vueltas, vueltas y vueltas, tedios*, aburr*, estorb*, perjudic*, peligr*, riesgos*, desconfi*, incertidumbre, inciert*, rumor*, desbord*, extenu*, exhaust*, fundid*, quemad*, reprob*, de malas, mala onda, mala actitud, mal trato, malos tratos, malas caras, se nos junt*, se nos viene, chambeando hasta, trabajando hasta, no lleg*, no mand*, no entreg*, no respet*, no import*, no escuch*, no hac*, no hicieron, no ayud*, no vin*, no aparec*, no contest*, no pag*, no quier*, no pued*, no podemos, no logr*, no tenemos tiempo, no tengo tiempo, ya no llega*, ya no alcanz*, ya no funciona*, ya no jala*, ya no sirve*, ya no respond*, ya no contest*, ya no creo, ya no veo, mas lento, mas trabajo, mas complicad*, peor que, no es posible que, como es posible, todo mundo se, por nuestra cuenta, nos brinc*, a escondidas, por la espalda, me toco a mi, siempre yo, siempre me toca, carga mal, carga excesiva, mucha carga, tanta carga, tanto cambio, tantos cambios, tantas juntas, tanto trabajo, tanta presion, tanto ruido, hasta las * de la manana, hasta la madrugada, sin parar, sin comer, sin descanso, sin vacaciones, sin pago, sin pagar*, doble trabajo, trabajo doble, en balde, en vano, de adorno, a medias, quedo a deber, quedaron a deber, sigue fallando, siguen fallando, sigue roto, sigue igual de, me arrepiento, arrepent*`,
    '-5': `ah que padre, ah que bien, ah que bonito, ay que padre, que padre otra, que padre otro, que bien otra, que bien otro, genial otra,
      genial otro, perfecto otra, perfecto otro, excelente otra, excelente otro, lo que nos faltaba, nomas eso faltaba, justo lo que faltaba`,
    '-3': `hart*, desastr*, pesim*, terribl*, horribl*, fatal, malisim*, peor*, frustra*, decepcion*, desesper*, estres*, enoj*, molest*,
      furios*, coraje, fastidi*, trist*, desmotiv*, desanim*, insoport*, inacept*, verguenza, vergonz*, ridicul*, absurd*, caos, caotic*,
      un infierno, indign*, irrespet*, grosero*, grosera*, maltrat*, ofend*, humill*, que poca, ya valio, valio madre*, valiendo, quedo mal,
      quedaron mal, quedamos mal, salio mal, va mal, vamos mal, muy mal, que coraje, que fastidio, que flojera, que hueva, que triste,
      que mal, que desastre, una porqueria, basura, un asco, asco, no manchen, a la fregada, hasta la madre, hasta el gorro, hasta el
      copete, me choca, odio, detest*, perdimos el, perdimos la, rebas*, hartazgo, pesadilla, tensi*, tenso, tensa, de las manos, tirar la
      toalla, no tiene sentido, sin sentido, no vale la pena, me siento mal, me siento fatal, una burla, burl*, chafa*, gacho, gacha, mugre, maldit*, pinche*,
      no soport*, insoport*, perd* la paciencia, hasta las narices, hasta la coronilla, mentira*, mentir*, hipocr*, corrup*, amenaz*, acos*, sufr*, tortur*, martirio, sin rumbo, a la deriva, colaps*, mediocr*, horror*, espant*, inconform*, insatisf*, disgust*, nefast*, echar a perder, echaron a perder, echo a perder, ya no aguant*, ya no se que, ya no puedo, ya no quier*, ya no confi*, ya no podemos, de mala gana, abus*, fraude*, imperdonable*, intolerable*, lastima, una lastima, que lastima, verguenz*, que injust*, muy injust*, qued* plantad*, me canse de, nos cansamos de, cansad* de`,
  },
  negations: 'no, nunca, jamas, sin, tampoco, ni, nadie, ningun, ninguna, ninguno, poco, poca',
  stronger:
    'muy, mucho, mucha, muchisim*, super, bien, tan, demasiado, bastante, totalmente, realmente, verdaderamente, que, re, mega, absolutamente, profundamente, increiblemente',
  weaker: 'algo, medio, ligeramente, quiza, quizas, tal vez, apenas',
  contrasts: 'pero, sin embargo, hasta que, solo que, aunque, lastima que, lo malo es, nomas que',
  concessions: 'a pesar de, pese a, al principio, aun con, aunque',
  usual: `el, la, los, las, de, del, que, y, en, un, una, por, para, con, se, lo, le, les, nos, me, te, mi, su, al, es, esta, estan, son,
    hay, muy, ya, como, pero, todo, todos, este, esto, no, si, mas, hoy, ayer, cuando, quien, porque, sin, sobre, ahora, nadie, otra, otro,
    vez, fue, quedo, gracias, donde, cada, semana, cliente, equipo, ni, va, vamos, tengo, estoy, hasta, desde, bien, mal`,
};
