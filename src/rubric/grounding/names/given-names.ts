import { onceAsked } from '../../../core/once-each.js';
import { lettersOf } from './letters.js';

/**
 * Given names as they are common in many languages, a family of forms of one name between semicolons: whoever is Kate in a session may be
 * Katherine in a summary of it. What stands behind a bar is known as such a form, and is no sign of a person, since tools, places, products or
 * things are called so, too: Fiona, Jasper, Charlotte. Names that are hardly anything but that, or months, or words of English, are
 * left out: Ruby, Jenkins, Paris, May, Will.
 */
const FAMILIES = `
  aaron; abdul abdullah abdallah; abigail; adele adela adelheid; aditya; adrian adrien adriana adriano adrianna;
  agata agatha agnes agnieszka ines ines; ahmed ahmad ahmet; aiko; aisha aicha ayesha; ajay; akiko; akshay; alan
  allan alain; albert alberto albrecht; alex alexander alexandra alexandre alexandru alexis alejandro alejandra
  alessandro alessandra alessia alessio aleksander aleksandr aleksandra alexei aleksei sasha sascha sandra sandro
  xander oleksandr olek | lex ola; alfonso alphonse afonso; alfredo; alia | ali; alice alicia alicja; aline alina;
  alison; amalia amelia amelie; amandine mandy | amanda; amina amin; amir amira; amit amita; amy aimee; anand ananya;
  anastasia nastya anastasiya; anatoly anatoli; andrew andrea andreas andreea andre andres andrei andrej andriy
  andrzej andy; angela angelika angelique angelo angelina; anil anila; anita; anja anna anne ann ana anni annie anya
  annette anette annick anika annika anouk annemarie anais hannah hanna hanne hannelore hanneke antje anke anneke
  joanna joanne | nancy; anjali; ankit ankita; anthony antony antonio antoine anton antonia antonella toni tony tonio
  antoni; aoife; arjan arjen; arjun; arnaud arne arnaldo | arnold; arthur artur arturo artem; arun aruna; arvid;
  asha; ashok; ashwin; avinash; axel aksel; ayse; ayumi; barbara barbel basia; barry; bart bartek bartosz
  bartholomew; bastien sebastian sebastien bastian; beate beata beatrice beatriz beatrix; belen; benedikt benedict
  benoit; benjamin ben benny benno bence; bernard bernhard bernd bernardo; bertrand; bettina elizabeth elisabeth
  elisabetta elzbieta liz lizzie elise elsbeth betty beth bettie isabel isabella isabela lisbeth lise lisa liselotte
  | isabelle eliza elisa; bhavna; bilal; birgit birgitta brigitte britta britt birte bridget brigid; bjorn bjarne;
  bodo; bogdan; boris; brad bradley; bram abraham avraham ibrahim; brandon; brenda; brian bryan; bruce; burak;
  callum; calvin; camille camilla camila kamila; carl karl carlo carlos carla karla charles carol karol karel carole
  caroline karolina karoline carolyn; carsten karsten; catherine katherine kathryn kathrin katrin katharina katarina
  katarzyna katja katya kasia kate katie kathy cathy caterina catarina katrine katinka catriona kaisa ekaterina
  yekaterina kathleen karin karina karen catalin katalin | kay; cecile cecilia cecilie; cedric; celine; chantal;
  chiara klara | clara; chidi; chris christopher christoph christophe christine christina kristina kristin cristina
  kirsten kerstin kirsti kristian cristiano krystyna krzysztof kristoffer christa christelle christel tina christy
  kristy christos; ciara; claudia claudio claudine; clemens | clement; colette; colin; connor conor; corinna corinne;
  craig; curtis; cynthia cindy; cyril kirill; czeslaw; dagmar; daichi daiki daisuke; damian damien; daniel danny dan
  daniela danielle daniele danil danuta dana; darius dariusz; darren; david davide davi dave dawid dafydd; deborah
  debbie; declan; deepak deepika deepa; delphine; denise dennis denis; derek dirk dietrich dirck; detlef; diane
  diana; didier; diego; dieter dietmar; divya; dmitri dmitry dmitrij dima dimitri dimitris dimitar dmytro; dominik
  dominique domenico; donald; dorota dorothy dorothea dorothee; doug douglas; dragan; duncan; ebba; eberhard; ebru;
  eckhard; eddie edward eduardo edouard edgar eduard eduarda; edith; eileen; einar; eitan; elaine eleanor elena eleni
  helen helena helene elin ilona yelena ellen leonor heleen alena jelena | lena; elke; elodie; emiko; emil emilie
  emily emilia emilio emile emiel; emma; emmanuel manuel manuela emanuel emanuele; emre; enrique enrico henry henrik
  heinrich henri hendrik henrique henk heiko heike henning henryk harry heinz; eric erik erich erika erica; ernesto;
  erwin; esben espen; esteban stephen steven steve stefan stephan stephane stefano stephanie stefanie stefania stepan
  stevie szczepan etienne stefaan steffen; estelle estela esther ester; ethan; eugene eugen eugenia eugenie evgeny
  evgeni yevgeny; eva ewa evelyn evelin ewelina evelyne | eve; ewald; ewan euan owen eoin; fabian fabien fabio
  fabrice fabiana; fabrizio; fanny; farah; farid farida; fatima fatma fatimah; federico federica fred freddy
  frederick frederik fredrik friedrich frederic frederique friederike frits | fritz; felipe philip philippe philipp
  filip filipe filipa filippo phil; femke; fergus; fernando fernanda ferdinand; florian florent floris; francis
  frances francois francoise francesco francesca francisco francisca franz franziska francine franck frans | franco;
  freja | freya; fumiko; gabor gabriel gabriela gabriele gabrielle gabi; gaelle | gael; galina; gareth; gary; gaurav;
  geert gerard gerardo gerald gerhard gerd | gerrit; genevieve; geoff geoffrey jeff jeffrey geoffroy; george georg
  georges georgi giorgio giorgos jorge jerzy jorgen jorg jurgen juergen georgina giorgia yuri yury; ghislaine;
  giacomo jacob jakob jakub jacques james jim jimmy jamie jaime jacopo jacqueline jackie jacek jaap tiago thiago |
  jake santiago; gijs; gilles; giovanni giovanna gianni gianluca john jon johnny johan johann johannes jean juan joao
  joan janet jane jeanne jeannette johanna juana joana ivan ivana janusz hans hannes ian sean shaun shawn siobhan
  sinead yannis yann yannick jannik janne jens jonathan evan jana yana iwona yvonne yves yvette ioana juanita jeanine
  janine; gisela giselle; geeta | gita; giulia giulio julien julie juliette juliana juliane julienne yulia | julio
  julian; giuseppe giuseppina joseph josef jose josefina josephine joe josephina jozef pepe josefa; gonzalo goncalo;
  goran; grazyna; greg gregory gregor grzegorz grigory gregoire; greta margaret margarete margarita margherita
  margarida margot margit marguerite malgorzata gosia maggie gretchen meg megan peggy marit margareta; gudrun; guido;
  guillaume guillermo guglielmo william willem wilhelm liam wim wilma willy | billy; gunilla; gunnar gunter gunther;
  gustav gustavo gustaf; gwen gwendolyn gwyneth; hakan haakon; halina; hamish; hamza; haoran; harish; harold harald;
  harriet; hartmut; haruka haruki haruto; hassan hasan hassane; hatice; heidi; helga; helmut; herbert; hermann
  herman; herve; hideki hideo; hilde hildegard; hiroki hiroko hiroshi hiroyuki; hjalmar; holger; horst; howard;
  hubert; huda; hugh; hussein hussain husein; ignacio; ilaria hilary; ilse; ilya ilja; imran; inga inge inger
  ingeborg ingrid ingmar ingo ingvild; irene irina irena; irmgard; ishaan; istvan; jadwiga; jamal jamila; jaroslaw
  jaroslav; jason; javier | xavier; jelle; jennifer jenny jen jenna; jeremy jeremie jeremias; jeroen; jerome
  jeronimo; jesper; jessica jess; jiahao; jihoon; jill; jiri; joachim joaquin joaquim jochen; joel; joep; jolanta
  yolanda; jonas jonah; joost; joris; joshua; joyce; judith judy; jukka; junko; justine justyna justin; jutta; kaito
  kaori; kamil; karim karima; karthik kartik; kasper kacper caspar | jasper casper; kavita kavya; kazuki kazuo;
  keiko; keith; kenichi kenji kenta; kenneth ken kenny; kevin; khadija; khaled khalid; kimberly; kimiko; kiran;
  kjell; knut; koen konrad conrad; kofi; konstantin kostas konstantinos constantin; krishna; ksenia; kurt; kwame;
  kyle; kyoko; laetitia leticia; laila; lakshmi laxmi; larisa larissa; larry lawrence laurence laurent lorenzo lars
  lasse lorena lorenza laurens | lorenz lauri; laszlo; laura laure lauren lauryn; leah lea | lia; leif; leila layla;
  lennart leonard leon leo leonhard leonie lenny | leonardo; leslie; leszek; lewis louis louise luis luise luisa
  louisa ludovic lluis | ludwig luigi; lieselotte | lotte charlotte; linda; linnea; loic; lothar; luca lucas lukas
  luke luc lukasz luciano lucian lucy lucie luzia | lucia; lutz; lydia lydie; lynn; maaike marieke marijke maria
  marie mary mariam maryam miriam myriam mariana marianne marjolein marlene marloes mareike meike maike maja maryse
  marion marisol marita mirjam mirjana maura maureen masha mia mieke mies | mari; martin martina martijn
  martine marcin morten | marten maarten; maciej matthew matt matthias mathias mathieu matthieu mateo matteo mateusz mats
  matthijs thijs mattias matti matias; madeleine magdalena magda madalena malin; magnus; mahesh; mahmoud mahmud;
  makoto; maksim maximilian maxim maximilien | massimo; malik malika; manfred; manish manisha; manon; marc marcus
  markus marco marek marcel marcello marcelo marcela marko mariusz | marcos mario; mariko; marilyn; marjorie; marta
  martha marthe; marzena; masaki masako masashi; mathilde matilda matilde; maurice maurizio moritz mauricio; mayumi;
  mechthild; meena meera mira; megumi; melanie; menno; merel; mette; michael mike mikhail misha michel michal miguel
  mikael michele michelle micha mikkel mihail mihai michaela mick micheal mikko mischa | mitch; michiko; minjun;
  mireille; miroslaw miroslav; mogens; mohamed mohammed muhammad mohammad mehmet mohamad; mohit; monika monica
  monique; morag; morgane; moshe; murat; muriel; mustafa mostafa; nabil; nadezhda nadia nadja nadege nadine; naoki
  naoko naoto; naomi noemi noemie; nasser; natalie nathalie natalia natasha natalya natascha; nathan nathaniel;
  natsuki; neha; neil niels nils nigel; nenad; ngozi; niamh; nicholas nicolas nick nico niko nikolaus nikolai nikola
  nicola nicole niccolo nicoletta niklas klaus claus mikolaj kolja nikita nikos; nienke; nikhil; nina; nisha; nitin;
  noah; noor nour; nora eleonora elenore; norbert; noriko; nuno; nuria; odile; oksana; olaf olav olof; oleg olga
  helga; oliver olivier olivia; omar umar; ondrej; osama; oskar | oscar; pamela; patricia patrick patrik patrizia
  patrycja patrice padraig | pat; paul paulo pablo paolo paula pauline paulina pawel pavel paola pal paulien pavlo;
  pekka; penelope; pernille; peter pete pieter piet petra pedro pietro pierre piotr petr petter pyotr peder | peer;
  pia; pim; polina; pooja puja; prakash; pranav; pratik; priscilla; priya priyanka; quentin; rachel raquel rahel;
  radek radoslaw; radu; rafael raphael raffaele rafal; rafi; ragnar; ragnhild; rahul; rainer | reiner; rajesh raj
  rajiv rajeev rajan; rakesh; ralf raul raoul | ralph; ramesh; ramon raymond; rania; rashid; rashmi; rasmus |
  erasmus; ravi; rebecca rebekka becky rebekah rivka; reiko; reinhard reinhold renaud; rekha; remi remy; renate
  renata renee rene renato; rhys; ricardo riccardo richard rick ricky ryszard rik; rikke; rita; robert roberto rob
  robbie bob bobby robertas rupert ruprecht | roberta; rocio; roderick rodrigo; roel; roger rudiger; rohan rohit;
  rolando | roland; rolf rudolf rudi; romy; ronald ron ronnie ronan; ross; ruben; rui; ruslan; rutger; ruth; ruud;
  ryan; ryota; sabine sabina; sabrina; sachiko; sachin; salim salma selma; sally sara sarah; salvatore; samantha sam
  samuel samuele; samir samira; sandeep; sander; sandrine; sanjay; sanne susan susanne susanna susana suzanne zuzanna
  zsuzsanna sanna | sue; satoko satoshi; scott; selin; seojun; serge sergio sergei sergey; serkan; severine; sharon;
  sheila; shigeru; shinji shinya; shira; shirley; shreya; shyam; siddharth; siegfried; signe; sigrid sigurd; silja
  silje; silke; simon simone simona szymon; sindre; sissel; sjoerd; slawomir; slobodan; sneha; soledad; solveig;
  sonja sonia; sophie sophia sofie zofia zosia sofija; soren; sridhar srinivas; stanislaw stanislav | stanley;
  stavros; stijn; stuart stewart; sune; sunil sunita; suresh; sven svein swen; sverre; svetlana sveta; swati; sylvain
  sylvia sylvie silvia silvio sylwia; tadeusz; takahiro takashi takeshi takumi; tamara tamar; tanja tatjana tatiana
  tatyana tania tanya; taras; tariq tarek; teresa theresa therese tereza; terry; tessa; tetsuya; thabo; theo theodor
  theodore; thibault thibaut; thierry; thomas tom tommy tomas tommaso tomasz tomek tuomas; thorsten torsten torben;
  tiina; tilman; timothy tim timo; tiziana; tjeerd; tobias toby; todd; tomoko tomoya; toshiko; tove; trevor; trine;
  tristan; trond; tunde; udo; ulf ulrich ulrike ulrik uli ulla; umberto; urszula ursula; usha; uta ute; uwe; vadim;
  valentin valentina valeria valerie valery; vanessa; varun; vasco; vasily wasily; vegard; venkat venkatesh; verena;
  veronica veronique veronika; vesna; vijay vijaya; vikas; vikram; vincent vincenzo vicente; vinod; virginie; vishal;
  vitaly; vittorio; vivek; vladimir vlad vladislav volodymyr wladyslaw; volker; walid; walter walther; waltraud;
  wayne; wendy; werner; wiebke; wilfried winfried; witold; wojciech wojtek; wolfgang; wouter; xiaoming; yael; yash;
  yasmin yasmina; yasuko; yifan; yngve; yoko; yoshiko; yosuke yusuke; yuki yukiko yuka; yumi yumiko; yusuf youssef
  yousef yousuf joseph; yuxuan; zachary zach; zahra; zainab zeynep; zbigniew; zdenek; zihan; zoe zoey; zoltan; zoran;
  zsolt`;

/**
 * Those that begin sentences as a word of another language than English: Spanish "Marco de pruebas", Dutch "Dan wordt", Italian "Mette in
 * coda", French "Manuel d'utilisation".
 */
const WORDS_ELSEWHERE: ReadonlySet<string> = new Set(
  'ben chiara clement dan ken linda manuel marco mette mia mira rene stig tina tom'.split(' '),
);

interface GivenNames {
  /** Those that tell of a person. */
  readonly telling: ReadonlySet<string>;
  /** Each with all forms of it, itself among them. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
}

const given = onceAsked((): GivenNames => {
  const telling = new Set<string>();
  const forms = new Map<string, Set<string>>();
  for (const family of FAMILIES.split(';')) {
    const [own = [], others = []] = family.split('|').map((part) => part.trim().split(/\s+/).map(lettersOf));
    for (const name of own) telling.add(name);
    const all = [...own, ...others];
    for (const name of all) forms.set(name, new Set([...(forms.get(name) ?? []), ...all]));
  }
  return { telling, forms };
});

/** Whether a word, by its letters, is a given name that is hardly anything else. */
export function isTellingName(letters: string): boolean {
  return given().telling.has(letters);
}

/** Whether such a name may be another word where a sentence begins that is not in English. */
export function isWordElsewhere(letters: string): boolean {
  return WORDS_ELSEWHERE.has(letters);
}

/** All forms of a given name, by its letters; none of what is no such name. */
export function formsOfName(letters: string): ReadonlySet<string> {
  return given().forms.get(letters) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();
