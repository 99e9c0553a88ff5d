/**
 * Heads of occupations' labels that say something else in most resumes: names of people, things, sports, words of other
 * languages; and what nobody calls an occupation there.
 */
export const skippedWords = new Set(
  `abatis admin agree ammann auto baca banik barbero bass basso bauer beater bednar berger bergmann bergsguide bibliothec biblioteka
   bibliotekar binder biologi biro bischof bishop blander blender bmet bodnar bognar bona boner booker borbely bosman bosum boxer breaker
   brenner brewer brewster brouwer buffer bugler builder burner busker cabrera cabrero calista callboy callgirl cantero cardinal
   carrier caster catcher chandler channel checker clan clicker clerc closer club coker collier communicator compiler console
   constructor cooper copier copilot coter cover dada dames debnar digger dipper double draper drawer dula elektrotechnik enginer ersek
   escort escortdame escortfyr escortjongen escortmeisje escortpige eskort eskorte eskortdame eskortherr extra factor fagl faktor fatter
   fazekas feeder ferreira filer filler film finisher fitness fixer flugzeug former forster foto framer fraser fuhrmann gager
   gambling garde garncarz geiger general gerber gigolo girl glacier gogo grober grond gulyas gunner halasz handler hauer hegedus herrera
   herrero holder holic holicka hornik hunter info informations inker insulator integrator interceptor interieurs interpret investor
   jager jaeger jointer juhasz justice kaleja kalejs kamieniarz kangur karys katona kirchner klavier knappe kocis kocsis kolarz koster
   kovac kovacs kovar kowal krejcova kuiper kuster ladner lady lato layer leger lesnik lidmaat logistik lokaj loots lots maire major
   maler malter mangler manipulator manufacturer marker maros masa masser matcher maton matematica mecanic mechatronik medium mender mercer mere
   meszaros meunier mfge miller mime minder minor mixer mlinar mlynar mlynarz model modele modell modelo modelist moistening molder
   moller molnar monaco monitoring morar mounter mover muller mydlarz nvocc observer official onto oras orchestrator ordinator page palic paquete
   pantomime pasztor penz performer person personal personals piccolo player politi polis portrayist poster potier potter praca prager
   premier prelim presser processor procurer prompt prompter proofer prostitute prostituee prostitue prostituert prostituerad
   prostituierte prostitueret provider pruner publisher puseur puskar pusher radio raper rapper rater ratsep reader rearer recorder
   redder ribic ringer runner sacristan sager sampler sander scanner schafer schiff schmied screener semitist sensitive sepp
   service setter sewing sexton shepherd sklenar smid smith spinner sport sports springer staking starosta starostka starter
   statistical statistik steiger steinmetz stomme substitute sundheds super svec swing switcher szabo szucs tanker
   tanner tanzer tapper tata tater tejedor tejera tejero tele tender teste topman trdl treater trommler tuner turner tydskrif
   upsetter valach valter varga vert verge vide video visser vojak walser washer weber wever whip winder wojt woman ziegler zlotnik zupan
   zonobit haio vaio mdbr gdmi grond scheids vattenjet varme regionalpolicy regionalpolitik sundheds standin understudy
   batsman trendsetter keyboarder clairvoyant tufter roustabout stuntdouble lichtdouble gasanlagen gasaufbereitungsanlagen vaargebied
   irrigatiesystemen natuursteen frisdrankfabrikanten frisdrankproducenten businterieurs metselwerk noodcentrale uitzendkok
   jeugdgezondheidszorg stralingsprotectie sportdiergeneeskunde steenhouwerij zeefdruk leasehand leadhand werkgebied shuttlevluchten
   import artistica poslovna poslovni elektra muzikas alkohola sanitare elektrotehnike keramike optike matematike geofisica
   filigran maser bohrer fanger spalter spalterin zetter legger menger houder struktor brecher
   temperaturkontroll natverkssupport netvaerksupport bryggerihantering flyttkarl lararresurs idrotts kungsgard ungdomsprogram
   signalhundinstruktur gottesbraut schusterei baustellensicherheit kontaktverfolgungsunterstutzung manikure hautrecontre torengast`.split(
    /\s+/,
  ),
)
