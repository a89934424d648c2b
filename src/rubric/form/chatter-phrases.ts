/**
 * What models say around an answer, in the languages that they answer in. All patterns are anchored at the beginning of a
 * sentence, and have no `u` flag: with it, ignoring case is ten times slower.
 */
export function startsWith(phrases: readonly string[]): RegExp {
  return new RegExp(`^[¡«“"(*]*(?:${phrases.join('|')})`, 'i');
}

/** What a model says around an answer: patterns of the beginning of a sentence. */
interface ChatterPhrases {
  /** At the beginning of a text, where it hands the answer over or speaks of itself. */
  readonly opening: RegExp;
  /** At the beginning of one of its last sentences, where it speaks to the reader or of itself. */
  readonly closing: RegExp;
}

interface PhraseLists {
  /** "Here is the summary", "Sure!". */
  readonly announcements: readonly string[];
  /** "Let me know if", "I hope this helps". */
  readonly addresses: readonly string[];
  /** "As an AI language model,". */
  readonly self: readonly string[];
}

function phrasesOf({ announcements, addresses, self }: PhraseLists): ChatterPhrases {
  return { opening: startsWith([...announcements, ...self]), closing: startsWith([...addresses, ...self]) };
}

export const ENGLISH_CHATTER: ChatterPhrases = phrasesOf({
  announcements: [
    "here(?:['’]?s| is| are)? (?:the|a|an|your|my)\\b[^.!?\\n]{0,60}?\\b(?:summar(?:y|ies)|recap|overview|json|breakdown|title|write-?up|key (?:actions|points)|bullet points)\\b",
    "here(?:['’]?s| is| are) (?:the|an?|your|my)\\b[^.!?\\n]{0,60}?\\b(?:you (?:asked|requested|wanted|were looking)|as requested)\\b",
    "here(?:['’]s| is) (?:what|how)\\b[^.!?\\n]{0,60}:",
    "here(?:['’]s| is| are) (?:the|an?|your) (?:requested|desired|(?:[a-z]+ ){0,2}(?:report|update|notes|list|account|version)\\s*:)",
    '(?:sure(?: thing)?|certainly|of course|absolutely|gladly|got it|understood|no problem)\\s*[!:]',
    "(?:i(?:['’]m| am) )?(?:happy|glad) to help\\s*[!:.]",
    "(?:sure|certainly|of course|absolutely|ok(?:ay)?|alright|great)(?:[,.]| ?[-–—])\\s+(?:here|i['’ ]|let me|let['’]s|below|this is)",
    "below (?:is|are|you will find|you['’]ll find) (?:the|a|an|my|your)\\b[^.!?\\n]{0,60}?\\b(?:summary|recap|overview|json|breakdown|points)\\b",
    '(?:the )?following (?:is|are) (?:the|a|an|my|your)\\b[^.!?\\n]{0,60}?\\b(?:summary|recap|overview|json|breakdown)\\b',
    'based on the (?:provided |given |above |full )?(?:transcript|conversation|chat|text|context|information)(?: (?:provided|above|you (?:provided|gave|shared|sent)))?,',
    "i(?:['’]ve| have|['’]ll| will) (?:now )?(?:summari[sz]ed?\\b|(?:provide|prepare|create|write|put together|compile|draft|written|wrote)d? (?:the|a|an|your|this) (?:[\\w-]+ )?(?:summary|recap|overview))",
    "(?:let me|i['’]d be happy to) summari[sz]e",
    'this is (?:the|a|an|my|your) (?:[\\w-]+ )?(?:summary|recap|overview) (?:of|for) (?:the|this|your)',
    '(?:(?:a |the |your )?(?:summary|recap|overview) )(?:below )?as (?:you )?requested\\s*[,.:]',
    '(?:(?:a |the |your )?(?:summary|recap|overview) )(?:is )?below\\s*[.:]',
    'as (?:you )?requested(?::|,\\s+(?:here|below|this|i\\b|(?:the|an?) (?:following|title|summary|recap|overview)))',
    '(?:great|good|excellent) question(?:\\s*[!.,–—-]| (?:by|from) the (?:user|team)(?: here)?\\s*[!,])',
    '(?:great|good|nice|excellent|amazing|awesome|fantastic|brilliant|sharp) (?:catch|point|idea|call|thinking|spot|find|insight|observation|work|job)(?: (?:by|from|of) you\\b|\\s*!)',
    '(?:(?:sure|certainly|of course|ok(?:ay)?|alright)[,.!]?\\s+)?(?:an?|one|the|my) (?:[\\w-]+ ){0,2}(?:title|headline|summary|recap) (?:would|could|might) be\\s*[:"“]',
    "i(?:['’]ve| have) (?:carefully |now )?(?:read|reviewed|analy[sz]ed|gone|looked|been) (?:through )?(?:the |your |this )(?:(?:whole|entire|full|provided|complete|attached) )?(?:transcript|conversation|chat|session)\\b",
    'after (?:carefully )?(?:reviewing|reading|analy[sz]ing|going) (?:through )?(?:(?:the|your|this) (?:whole|entire|full|provided|complete|attached) (?:transcript|conversation|chat)|(?:the|your|this) transcript)\\b',
    '(?:dear (?:readers?|all|team|user|colleagues?|sir|madam)\\b[^.!?\\n]{0,20}?,? )?(?:please find (?:the |a |your |below\\b)|find below\\b)[^.!?\\n]{0,60}?\\b(?:summary|recap|overview|write-?up|status|report|update)\\b',
    'dear (?:readers?|all|team|user|colleagues?|sir|madam)\\s*[,:!]',
    "(?:hi|hello|hey)(?: there| team| all| everyone)?[!,] (?:here|below|this|i\\b|i['’]|the (?:summary|session)|thanks)",
    '(?:here|there) you (?:go|are)(?:\\s*[!:,.]|\\s[-–—]\\s)',
    'tl;?dr for you\\b',
    "(?:in what follows|below),? you(?: will|['’]ll| can) find\\b",
    '(?:you got it|will do|no worries|on it)\\s*[!:]',
    'you asked (?:me )?(?:for|to)\\b[^.!?\\n]{0,60}?\\b(?:summar(?:y|i[sz]e)|recap|overview)\\b',
    'thank(?:s| you) for (?:sharing|providing|sending) (?:the|your|this)\\b',
    '(?:sure|certainly|ok(?:ay)?|alright)[,!.]?\\s+(?:(?:a|the|your) )?(?:short |quick |brief )?(?:summary|recap|overview|version|tl;?dr)\\s+(?:is )?(?:below|follows|coming up)\\b',
  ],
  addresses: [
    '(?:please |just )?(?:let me know\\b|tell me (?:if|what|how)\\b)',
    "(?:please )?(?:feel free to|do(?:n['’]t| not) hesitate to|reach out)\\b",
    '(?:i )?hope (?:this|that|it|you|the)\\b[^.!?]{0,40}(?:help|useful|find|meets|captures|clear)',
    '(?:i )?hope (?:this|that|it) (?:gives|provides|covers|sums)\\b',
    '(?:would|do) you (?:like|want|need|prefer) (?:me|any|a|more|another|to see)\\b',
    '(?:want|need) me to\\b[^.!?]{0,80}\\?',
    '(?:shall|should|can|may) i\\b[^.!?]{0,80}\\?',
    "(?:is there|if there(?:['’]s| is)) anything else\\b",
    "if you (?:have (?:any|other|further|more|additional)\\b|need (?:any|more|further|additional|anything|me)\\b|(?:would |['’]d )?like (?:me|any|more|a)\\b|want me\\b)",
    "if you['’]d (?:like|prefer|rather)\\b",
    "if you (?:want|wish|like|prefer|agree)\\b[^.!?]{0,40}\\bi(?: can| could|['’]ll|['’]d| will| would)\\b",
    "(?:i(?:['’]m| am|['’]d be| would be) )?(?:happy|glad) to (?:help|assist|provide|expand|adjust|clarify|elaborate|refine|shorten|answer)\\b",
    "(?:i(?:['’]m| am|['’]d be| would be) )?(?:happy|glad) to (?:turn|convert|rewrite|rework|reword|translate|reformat|tweak|revise|trim|condense|summari[sz]e) (?:this|that|it|these|any|more)\\b",
    'note (?:to|for) (?:the |my |our )?(?:reader|reviewer|user|team)s?\\s*[:,]',
    'i can (?:also )?(?:provide|expand|adjust|shorten|elaborate|refine|rewrite|tailor)\\b',
    'i can also (?:draft|prepare|write|create|generate|send|turn|make)\\b',
    'thank(?:s| you) for (?:your|using|sharing|providing)\\b',
    '(?:\\W{0,3}note: )?(?:this|the|my) (?:above )?(?:summary|json|response|recap) (?:above )?(?:captures|covers|is based|was generated|provides|reflects|includes|highlights|follows|should|aims)\\b',
    'word count\\b',
    '(?:overall|all in all|in conclusion|in short)?,?\\s*(?:this|it) (?:was|has been|is) an? (?:\\w+ly |very |really )?(?:productive|successful|fruitful|insightful|great|good|solid|valuable|interesting|rewarding) (?:and \\w+ )?(?:session|conversation|collaboration|exchange|discussion)\\b',
    '(?:great|nice|good|excellent|amazing|awesome|fantastic) (?:job|work|teamwork|collaboration)(?:,? (?:everyone|team|all|by everyone|on this))?\\s*[!.]*$',
    "i(?:['’]ve| have) (?:kept|tried to keep|made) (?:it|this|that|the summary|things) (?:as )?(?:short|brief|concise|simple|compact|high)",
    '\\W{0,10}(?:this is the )?end of (?:the |this )?(?:summary|recap|output|response)\\b',
    '(?:is|was) this (?:what|how) you\\b',
    '(?:does|did|would|will) (?:this|that) (?:help|work for you|look (?:good|right|ok)(?: to you)?|(?:cover|answer|match) (?:what |all )?you\\b[^.!?]{0,40})\\s*\\?',
    'hopefully,? (?:this|that|it)\\b[^.!?]{0,30}(?:helps?|useful|captures|clear|covers)',
    '(?:just )?(?:say the word|ask away|ping me)\\b',
    '(?:looking forward to|awaiting) your (?:feedback|reply|response|thoughts|comments)\\b',
    '(?:more|further|additional|full) (?:details?|context|information)[^.!?]{0,20}\\b(?:can|could) be (?:provided|added|shared|supplied)\\b',
    '(?:any )?(?:questions|thoughts|feedback)\\s*\\?\\s*$',
    '(?:your )?feedback (?:is )?(?:always )?(?:welcome|appreciated)\\b',
    '(?:best|kind|warm) regards\\b',
    'have a (?:great|nice|good|wonderful) (?:day|week|weekend|one)\\b',
    'please note (?:that )?(?:this|the) (?:summary|recap)\\b',
  ],
  self: [
    '(?:note: ?)?(?:as|since|because) i (?:only |just )?(?:had|have|was given|got|received) (?:only |just |no )?[^.!?\\n]{0,30}\\b(?:transcript|conversation|chat|context) (?:to|you|alone|only)\\b',
    '(?:note: ?)?as an? (?:ai|artificial intelligence|(?:large )?language model)(?: (?:language )?(?:model|assistant))?(?:,| i\\b)',
    "i(?:['’]m| am) (?:just |only )?an? (?:ai\\b|artificial intelligence|(?:large )?language model)",
    "i (?:do not|don['’]t|cannot|can['’]t) (?:have|actually)? ?(?:access|see|verify|view|open)\\b[^.!?]{0,60}(?:transcript|conversation|session|repository|files)",
  ],
});

/** In other languages: looked for where a text need not be English. */
export const OTHER_CHATTER: ChatterPhrases = phrasesOf({
  announcements: [
    // German
    'hier (?:ist|sind|folgt|folgen|kommt|hast du|haben sie)\\b[^.!?\\n]{0,60}?(?:zusammenfassung|überblick|übersicht|titel|json|aktionen)',
    '(?:gerne|gern|natürlich|klar|selbstverständlich|sicher|alles klar|verstanden)\\s*[!:]',
    '(?:sehr )?gerne? (?:fasse|gebe|erstelle|liefere|schreibe) ich (?:sie|ihnen|dir|euch|die|das|eine?|den|hier)\\b',
    '(?:gerne|gern|natürlich|klar|selbstverständlich|okay)(?:[,.]| ?[-–—]) hier',
    '(?:im folgenden|nachfolgend|nachstehend|unten) (?:finden sie|findest du|folgt|ist)\\b[^.!?\\n]{0,40}?(?:zusammenfassung|überblick|übersicht)',
    'basierend auf (?:dem|der) (?:[\\w-]+ )?(?:transkript|gespräch|unterhaltung|konversation|text),? ',
    // French
    '(?:avec plaisir,? )?je (?:vous|te) (?:résume|propose)\\b',
    'voici (?:le|la|les|un|une|votre|ton|donc)\\b[^.!?\\n]{0,60}?(?:résumé|synthèse|récapitulatif|titre|json)',
    "(?:bien sûr|certainement|avec plaisir|d['’]accord|bien entendu)\\s*[!:]",
    "(?:bien sûr|d['’]accord|certainement)(?:,| ?[-–—]) voici",
    "d['’]après (?:la|le) (?:transcription|conversation) (?:fournie|ci-dessus)",
    // Spanish
    '(?:con (?:mucho )?gusto,? )?(?:te|le|os) (?:resumo|hago un resumen)\\b',
    'aqu[íi] (?:está|tienes|tiene|va|te dejo|le dejo|os dejo)[^.!?\\n]{0,60}?(?:resumen|título|json)',
    'a continuación,? (?:(?:te|le|se) )?(?:presento|presenta|muestro|muestra|encontrar[áa]s?|dejo)[^.!?\\n]{0,40}?resumen',
    '[¡]?(?:claro(?: que sí)?|por supuesto|con gusto|desde luego|entendido)\\s*[!:]',
    '(?:claro|por supuesto|desde luego)(?:[,.]| ?[-–—]) aquí',
    // Portuguese
    '(?:aqui (?:está|vai)|segue(?: abaixo)?)[^.!?\\n]{0,60}?(?:resumo|título|json)',
    '(?:claro|com certeza|certamente|com prazer|entendido)\\s*[!:]',
    '(?:claro|com certeza)(?:[,.]| ?[-–—]) (?:aqui|segue)',
    // Italian
    'ecco (?:il|la|un|una|qui|a te)\\b[^.!?\\n]{0,60}?(?:riassunto|riepilogo|sintesi|titolo|json)',
    '(?:certo|certamente|volentieri|naturalmente|ecco a te)\\s*[!:]',
    // Dutch
    'hier (?:is|zijn|volgt|vind je|vindt u)\\b[^.!?\\n]{0,60}?(?:samenvatting|overzicht|titel|json)',
    '(?:natuurlijk|zeker|graag|uiteraard|prima)\\s*[!:]',
    // Swedish, Danish, Norwegian
    '(?:här (?:är|kommer|följer)|nedan (?:är|följer))[^.!?\\n]{0,60}?(?:sammanfattning|översikt|rubrik)',
    '(?:her (?:er|kommer|følger)|nedenfor (?:er|følger))[^.!?\\n]{0,60}?(?:resumé|resumeet|sammendrag|opsummering|oppsummering|overblik|oversikt)',
    '(?:självklart|javisst|selvfølgelig|naturligvis|gerne)\\s*[!:]',
    // Polish, Czech
    '(?:oto|poniżej (?:znajduje się|przedstawiam))\\b[^.!?\\n]{0,60}?(?:podsumowanie|streszczenie|tytuł)',
    '(?:zde je|tady je|níže je|níže naleznete)\\b[^.!?\\n]{0,60}?(?:shrnutí|souhrn|přehled)',
    '(?:oczywiście|jasne|samozřejmě|jistě|rád[ao]?)\\s*[!:]',
    // Turkish, Finnish
    '(?:[iİ]şte|aşağıda)[^.!?\\n]{0,60}?(?:özet|başlık)',
    '(?:elbette|tabii(?: ki)?)\\s*[!:]',
    '(?:tässä|alla) on[^.!?\\n]{0,60}?(?:yhteenveto|tiivistelmä)',
    // Russian
    '(?:вот|ниже (?:приведен[оаы]?|представлен[оаы]?))[^.!?\\n]{0,60}?(?:резюме|сводк|саммари|краткое изложение|краткое содержание|итог)',
    '(?:конечно|разумеется)\\s*[!:]',
    // Japanese, Chinese, Korean
    '(?:以下|こちら)(?:は|が|に)[^。！\\n]{0,30}?(?:要約|概要|まとめ|サマリー)',
    '(?:はい|承知(?:いた)?しました|かしこまりました|了解(?:です|しました)?)[、。！!]',
    '(?:以下|下面|这|這)(?:是|為|为)[^。！\\n]{0,30}?(?:摘要|总结|總結|概要|概述)',
    '(?:好的|当然|當然|没问题|沒問題)[，,。！!]',
    '(?:다음은|아래는)[^.!\\n]{0,40}?요약',
    '(?:물론(?:입니다|이죠)?|네|알겠습니다)\\s*[,.!]',
  ],
  addresses: [
    // German
    '(?:bitte )?(?:lass|lassen sie|lasst) (?:es )?mich (?:bitte |gerne |einfach )?wissen',
    'ich hoffe,? (?:das|dass|dies|diese)\\b',
    '(?:wenn|falls|sollten|solltest) (?:du|sie|ihr) (?:noch |weitere |mehr |fragen|möchte|willst|wollen|magst|änderungen|wünsch)',
    '(?:gib|geben sie|sag|sagen sie|meld)[^.!?]{0,20}(?:bescheid|dich|sich)',
    '(?:soll|kann|darf) ich\\b[^.!?]{0,80}\\?',
    '(?:möchtest du|möchten sie|brauchst du|benötigen sie)\\b',
    '(?:gerne|gern|auf wunsch) (?:[a-zäöüß]{2,12}e|kann) ich\\b',
    // French
    "n['’]hésite[zs]? pas",
    '(?:faites|fais|dites|dis)-moi\\b',
    "j['’]espère que",
    's(?:i vous|i tu) (?:le )?(?:avez|as|souhaitez|souhaites|voulez|veux|désirez|préférez|préfères)\\b',
    '(?:souhaitez|voulez|désirez)-vous|(?:souhaites|veux)-tu',
    // Spanish
    'no dudes? en\\b',
    'espero que (?:esto|este|esta|te|le|les|sea|sirva|ayude)\\b',
    '(?:por favor,? )?(?:av[íi]same|av[íi]seme|h[áa]zmelo saber|h[áa]gamelo saber|h[áa]game saber|d[ée]jame saber)\\b',
    'si (?:necesitas?|quieres?|tienes?|deseas?) (?:más|algo|que|algun[ao]|otr[ao]|ayuda|un)\\b',
    'si (?:lo |le |te )?(?:quieres?|deseas?|prefieres?|parece)(?: bien)?,? (?:también )?(?:te |le |os )?(?:puedo|podría)\\b',
    '¿(?:quieres?|te gustaría|le gustaría|necesitas?|deseas?)\\b',
    // Portuguese
    'espero que (?:isso|isto|este|esse|ajude|seja|tenha)\\b',
    '(?:por favor,? )?(?:me avise|avise-me|fique à vontade|não hesite|me diga|diga-me)',
    'se (?:precisar|quiser|tiver|desejar) (?:de )?(?:mais|algo|que|algum|alguma|ajuda|outr)',
    'se (?:quiser|preferir|desejar),? (?:eu )?(?:também )?(?:posso|poderia)\\b',
    '(?:você )?(?:gostaria|quer|deseja) que eu\\b',
    // Italian
    'spero che (?:questo|questa|sia|ti|vi|le|possa)\\b',
    '(?:fammi|mi faccia|fatemi) sapere',
    'non esit(?:are|i)\\b',
    'se (?:hai|ha|avete) (?:bisogno|domande|altre|ulteriori)\\b',
    'se (?:vuoi|vuole|desideri|desidera|preferisci),? (?:ti |le )?(?:posso|potrei)\\b',
    '(?:vuoi|vuole|desideri|desidera|volete) che\\b',
    // Dutch
    'laat (?:het )?(?:me|mij) (?:gerust |maar )?weten',
    'ik hoop dat (?:dit|het|deze)\\b',
    'als (?:je|u) (?:nog |meer |vragen|verdere )',
    '(?:als|indien) (?:je|u) (?:het )?(?:wilt?|wenst),? (?:dan )?kan ik\\b',
    '(?:wil|wilt) (?:je|u) dat ik\\b',
    'aarzel (?:dan )?niet',
    // Swedish, Danish, Norwegian
    '(?:låt mig veta|hör av dig|hör gärna av dig|säg (?:bara )?till)',
    '(?:jag )?hoppas (?:att )?(?:det här|detta|det|den)\\b',
    '(?:om|hvis) du (?:vill?|ønsker|önskar),? (?:så )?kan (?:jag|jeg)\\b',
    '(?:vill du att jag|vill du ha)',
    '(?:lad mig vide|sig endelig til|gi meg beskjed|si (?:gjerne )?ifra)',
    'jeg (?:håber|håper)\\b',
    '(?:vil du have|vil du at jeg|skal jeg)\\b[^.!?]{0,80}\\?',
    // Polish, Czech
    '(?:proszę )?(?:daj|dajcie|proszę dać) (?:mi )?znać',
    'mam nadzieję',
    '(?:jeśli|jeżeli) (?:potrzebujesz|masz|chcesz|mają państwo|potrzebują państwo)',
    'czy (?:chcesz|chciałbyś|mam)\\b[^.!?]{0,80}\\?',
    'dej(?:te)? mi vědět',
    'doufám,? že',
    'pokud (?:potřebuje|máte|chcete|budete)',
    // Turkish, Finnish
    'umarım\\b',
    '(?:lütfen )?(?:bana bildirin|haber verin|çekinmeyin)',
    'başka bir (?:sorunuz|şey|isteğiniz)',
    'toivottavasti (?:tämä|tästä)',
    'kerro(?:thän)?(?: minulle)?,? jos',
    // Russian
    'надеюсь',
    'если (?:вам|у вас|тебе|у тебя|хотите|хочешь)',
    '(?:пожалуйста,? )?(?:дайте|дай) (?:мне )?знать',
    '(?:обращайтесь|сообщите мне)',
    '(?:хотите|хочешь|нужно ли),? чтобы я',
    // Japanese, Chinese, Korean
    '(?:何か)?(?:ご不明|ご質問|ご要望)',
    '(?:お役に立て|他に(?:何か|ご)|必要(?:であれば|でしたら)、?(?:お|ご))',
    '(?:如果(?:你|您)|如有(?:任何|其他|疑问|問題|问题)|希望(?:这|這|以上|对您|對您|对你|對你))',
    '(?:请|請)(?:告诉我|告訴我|随时|隨時|让我知道|讓我知道)',
    '(?:需要|要)我(?:再|帮|幫|提供|调整|調整)',
    '(?:도움이 되(?:길|었)|더 필요|궁금한 (?:점|것)|원하시면|필요하시면)',
  ],
  self: [
    'als (?:ein |eine )?(?:ki\\b|künstliche intelligenz|sprachmodell|ki-)',
    "en tant qu['’](?:ia\\b|intelligence artificielle|assistante? (?:ia|virtuel))|en tant que modèle de lang",
    'como (?:un |una |um |uma )?(?:modelo de (?:lenguaje|linguagem)|ia,|inteligencia artificial|inteligência artificial)',
    'come (?:un |una )?(?:modello linguistico|ia,|intelligenza artificiale)',
    'als (?:een )?(?:ai\\b|taalmodel|kunstmatige)',
    'som (?:en )?(?:ai\\b|språkmodell|sprogmodel|språkmodel)',
    'jako (?:model językowy|sztuczna inteligencja|jazykový model|umělá inteligence|ai\\b)',
    'bir yapay zeka',
    'tekoälynä|kielimallina',
    'как (?:языковая модель|искусственный интеллект|ии\\b)',
    '(?:私は)?ai(?:言語モデル|アシスタント)?として',
    '(?:作为|作為)(?:一个|一個)?(?:ai|人工智能|人工智慧|语言模型|語言模型)',
    '(?:저는 )?ai(?: 언어 모델)?(?:로서|이므로)',
  ],
});

/** Names its own field: "Title: …". */
export const LABELS = {
  title: startsWith([
    '(?:session )?(?:title|titel|titre|título|titolo|tytuł|název|başlık|otsikko|заголовок|タイトル|标题|標題|제목)\\s*[:：]',
  ]),
  summary: startsWith([
    '(?:session )?(?:summary|tl;?dr|zusammenfassung|résumé|resumen|resumo|riassunto|riepilogo|samenvatting|sammanfattning|sammendrag|resumé|podsumowanie|shrnutí|özet|yhteenveto|резюме|概要|要約|摘要|总结|總結|요약)(?: for you)?\\s*[:：]',
  ]),
};
